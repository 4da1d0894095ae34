// Pictures as files of their own, in the colours the page shows at the moment.

import type { Picture } from '../protocol/answers.ts';

/** The SVG with the colours of the page, as seen outside of it. */
export function standaloneSvg({ svg }: Picture): string {
  const dark = document.documentElement.classList.contains('dark');
  return dark ? svg.replaceAll('.dark .proviso', '.proviso') : svg;
}

/** Pixels for each point, so that the image is sharp in print. */
const SCALE = 3;

/** The picture as PNG. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const source = new Blob([standaloneSvg(picture)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
