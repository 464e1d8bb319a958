import { useEffect, useState } from 'react';

/** A picture ready to be drawn, upright as its camera says. */
export interface LoadedPicture {
  readonly bitmap: ImageBitmap | null;
  /** Where an image element finds it. */
  readonly src: string | null;
  readonly hasFailed: boolean;
}

const NOTHING: LoadedPicture = { bitmap: null, src: null, hasFailed: false };

/** Reads a picture; it is let go of with whatever shows it. */
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
      // Whatever the browser cannot read, it says no more of.
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
