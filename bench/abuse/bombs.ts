import sharp from 'sharp';

/** 49 megapixels. */
const SIDE = 7_000;
/** 100 megapixels, the maximum that is read. */
const LARGER_SIDE = 10_000;

/** Pictures that are small files and large in memory. */
export interface Bombs {
  /** 49 megapixels each. */
  png: Buffer;
  /** A baseline JPEG, as cameras write it. */
  jpeg: Buffer;
  /** A JPEG that can only be read as a whole. */
  progressive: Buffer;
  webp: Buffer;
  /** 100 megapixels as PNG. */
  larger: Buffer;
}

/** Draws all the pictures. */
export async function drawBombs(): Promise<Bombs> {
  const blank = (side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: '#c96' },
      limitInputPixels: false,
    });
  return {
    png: await blank(SIDE).png({ compressionLevel: 9 }).toBuffer(),
    jpeg: await blank(SIDE).jpeg({ quality: 20 }).toBuffer(),
    progressive: await blank(SIDE).jpeg({ quality: 20, progressive: true }).toBuffer(),
    webp: await blank(SIDE).webp({ quality: 20 }).toBuffer(),
    larger: await blank(LARGER_SIDE).png({ compressionLevel: 9 }).toBuffer(),
  };
}
