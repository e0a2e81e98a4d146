import sharp from 'sharp';

/** Files as people bring them, made here: none of them is stored with the sources. */

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

export const jpeg = (width = 1200, height = 800) => noise(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 48) => noise(width, height).png().toBuffer();

/** Taken with the camera on its side, in a garden that nobody is to find. */
export const photo = () =>
  noise(600, 400)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Waymark camera', Copyright: 'Quokka' },
      IFD3: {
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLatitudeRef: 'N',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const pdf = (words = 'Hello') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>',
);
export const html = Buffer.from(
  '<!doctype html><html><body><script>alert(1)</script></body></html>',
);
