import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import {
  type CSSProperties,
  type ImgHTMLAttributes,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sceneFor } from '../../art/scene-for';
import { averageColor, blurredPicture } from '../../lib/thumbhash';
import { classNames } from '../../ui/class-names';
import styles from './picture.module.css';
import { usePictureAddress } from './picture-sources';

/** What is known about a picture before it has loaded. */
export interface ShownPicture {
  readonly imageUrl: string;
  /** The point that stays visible when the picture is cropped, from the left and the top, 0 to 1; null is the middle. */
  readonly focus: readonly [number, number] | null;
  /** In base64; drawn until the picture has loaded. */
  readonly thumbhash?: string | null;
}

/** Props of `PictureImage`: some of those of a plain image, and the ones below. */
export interface PictureImageProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'decoding' | 'fetchPriority' | 'draggable'> {
  picture: ShownPicture;
  /** `400x400` for small pictures, `1200x675` for large ones; a whole one if the focus matters or nothing may be cropped. */
  variant: PictureVariant;
  alt: string;
  /** Sets position and size: the picture fills them, cropped around its focus. */
  className?: string | undefined;
  style?: CSSProperties;
}

/**
 * A picture of a trip in one of its sizes. Its space is reserved while it loads, so nothing around it moves; until then
 * its thumbhash shows, and a plain scene if it can't be loaded.
 */
export function PictureImage(props: PictureImageProps) {
  // A different picture starts over, instead of showing the one before until it has loaded.
  return <OnePicture key={`${props.picture.imageUrl} ${props.variant}`} {...props} />;
}

/** The loading state of one address; null is as first drawn: already loaded, or in a page without code. */
type State = { is: 'coming' | 'arriving' | 'missing'; address: string | null } | null;

function OnePicture({ picture, variant, alt, className, style, ...native }: PictureImageProps) {
  const { imageUrl, focus, thumbhash = null } = picture;
  const { address, tellFailed } = usePictureAddress(imageUrl, variant);
  const [state, setState] = useState<State>(null);
  const image = useRef<HTMLImageElement>(null);
  const is = state?.address === address ? state.is : null;
  const isMissing = is === 'missing';
  const blurred = useBlurred(is === 'coming' ? thumbhash : null);
  const position = `${(focus?.[0] ?? 0.5) * 100}% ${(focus?.[1] ?? 0.5) * 100}%`;

  useLayoutEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    // A picture on the screen stays there while it is loaded from another address.
    if (naturalWidth > 0) return;
    setState({ is: complete && address !== null ? 'missing' : 'coming', address });
  }, [address]);

  return (
    <span
      className={classNames(styles.frame, is === 'arriving' && styles.arriving, className)}
      style={{
        ...(thumbhash === null || isMissing ? {} : { backgroundColor: averageColor(thumbhash) ?? undefined }),
        ...(blurred === null || isMissing ? {} : { backgroundImage: `url(${blurred})` }),
        backgroundPosition: position,
        ...style,
      }}
    >
      <img
        {...native}
        // A new element for the scene: the broken one would keep loading its own address.
        key={isMissing ? 'scene' : 'picture'}
        ref={image}
        className={classNames(styles.image, is === 'coming' && styles.coming, isMissing && styles.missing)}
        src={isMissing ? sceneFor({ id: imageUrl }) : (address ?? undefined)}
        alt={alt}
        style={{ objectPosition: position }}
        onLoad={() => {
          if (is === 'coming') setState({ is: 'arriving', address });
        }}
        onError={() => {
          if (isMissing) return;
          setState({ is: 'missing', address });
          tellFailed();
        }}
      />
    </span>
  );
}

/** The blurred picture of a thumbhash; null until it is drawn. It stays while the real picture fades in over it. */
function useBlurred(thumbhash: string | null): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    if (thumbhash === null) return;
    let isOver = false;
    blurredPicture(thumbhash)
      .then((address) => {
        if (!isOver) setDrawn(address);
      })
      // Its code couldn't be loaded: the plain color stays.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [thumbhash]);
  return drawn;
}
