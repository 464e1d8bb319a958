import sharp from 'sharp';

/** Draws scenes side by side in one picture, row by row, each `width` wide. */
export async function drawSheet(
  file: string,
  drawings: readonly string[],
  { width, across }: { width: number; across: number },
): Promise<void> {
  const height = Math.round((width * 5) / 8);
  const pictures = await Promise.all(
    drawings.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg))
        .resize(width - 6, height - 6)
        .png()
        .toBuffer(),
      left: (index % across) * width,
      top: Math.floor(index / across) * height,
    })),
  );
  const sheet = {
    ...{ width: across * width, height: Math.ceil(drawings.length / across) * height },
    ...{ channels: 3 as const, background: '#ffffff' },
  };
  await sharp({ create: sheet }).composite(pictures).toFile(file);
}
