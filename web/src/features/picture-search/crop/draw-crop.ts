import { CROP, type CropView, cropArea, type Size } from './crop-frame';

/** Draws the part under the frame as a JPEG of 1200 by 675; null if the browser can't. Empty edges are white. */
export async function drawCrop(bitmap: ImageBitmap, view: CropView, frame: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = CROP.width;
  canvas.height = CROP.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, CROP.width, CROP.height);
  context.imageSmoothingQuality = 'high';
  const { left, top, width, height } = cropArea(view, bitmap, frame);
  context.drawImage(bitmap, left, top, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', CROP.quality));
}
