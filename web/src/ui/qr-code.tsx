import { useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from './class-names';
import styles from './qr-code.module.css';

/** Width of the white margin in cells, which cameras need to find the code. */
const MARGIN = 4;

/** A text as a QR code, black on white in either color scheme. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  return (
    <svg
      className={classNames(styles.code, className)}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: cells.join('') };
}

/** Side length in pixels that a printer needs for a code of a few centimeters. */
const PICTURE_SIZE = 1_024;

/** The same code as a PNG picture. */
export async function qrPicture(text: string): Promise<Blob> {
  const { size, path } = drawCode(text);
  // Whole pixels per cell, or the edges would be gray.
  const scale = Math.ceil(PICTURE_SIZE / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not drawn.'))),
      'image/png',
    );
  });
}
