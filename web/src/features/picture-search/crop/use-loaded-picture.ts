import { useEffect, useState } from 'react';

/** A picture ready to be drawn, rotated as the camera recorded. */
export interface LoadedPicture {
  readonly bitmap: ImageBitmap | null;
  /** The source for an image element. */
  readonly src: string | null;
  readonly hasFailed: boolean;
}

const NOTHING: LoadedPicture = { bitmap: null, src: null, hasFailed: false };

/** Loads a picture, and releases it on unmount. */
export function useLoadedPicture(file: Blob): LoadedPicture {
  const [loaded, setLoaded] = useState<LoadedPicture>(NOTHING);
  useEffect(() => {
    let isOver = false;
    let bitmap: ImageBitmap | null = null;
    const src = URL.createObjectURL(file);
    void createImageBitmap(file).then(
      (made) => {
        bitmap = made;
        if (isOver) made.close();
        else setLoaded({ bitmap: made, src, hasFailed: false });
      },
      // The browser gives no reason why it can't read a file.
      () => {
        if (!isOver) setLoaded({ bitmap: null, src: null, hasFailed: true });
      },
    );
    return () => {
      isOver = true;
      bitmap?.close();
      URL.revokeObjectURL(src);
      setLoaded(NOTHING);
    };
  }, [file]);
  return loaded;
}
