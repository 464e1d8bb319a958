import type { Destination } from '@wayfold/contract/trip/trip';
import { picturedStop } from '@wayfold/domain/pictures/scenes';
import { sceneFor } from '../../../art/scene-for';

/** The drawn landscape of a destination; decorative. */
export function StopScene(props: {
  destination: Pick<Destination, 'id' | 'name' | 'localName' | 'region' | 'country'>;
  className?: string | undefined;
}) {
  const { destination, className } = props;
  return (
    <img
      src={sceneFor(picturedStop(destination))}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      className={className}
      style={{ objectFit: 'cover' }}
    />
  );
}
