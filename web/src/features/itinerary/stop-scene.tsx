import type { Destination } from '@wayfold/contract/trip';
import { sceneFor } from '../../art/scene-for';

/** The drawn landscape of a destination; decorative. */
export function StopScene(props: {
  destination: Pick<Destination, 'id' | 'name' | 'region'>;
  className?: string | undefined;
}) {
  const { destination, className } = props;
  const { id, name, region } = destination;
  // The same place looks the same in every trip, so its name counts and not the row's id.
  const src = sceneFor({ id: name || id, name: region ? `${name}, ${region}` : name });
  return (
    <img
      src={src}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      className={className}
      style={{ objectFit: 'cover' }}
    />
  );
}
