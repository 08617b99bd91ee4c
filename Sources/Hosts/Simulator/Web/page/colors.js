// Mixtures of colors that a canvas does not have.

/**
 * Returns the canvas filter for a blur and a color matrix.
 * @param matrix Three rows of factors of red, green and blue, and a constant.
 * @returns The filter, and whether the colors are left to `changeColors`.
 */
export function filterOf(sigma, matrix) {
  const blur = `blur(${sigma}px)`;
  const [red, green, blue] = [0.2126, 0.7152, 0.0722];
  // Saturation: (1 - amount) * luminance factor, plus the amount on the diagonal.
  const amount = 1 - matrix[1] / green;
  const rest = 1 - amount;
  const saturation = [
    red * rest + amount, green * rest, blue * rest, 0, red * rest, green * rest + amount, blue * rest, 0,
    red * rest, green * rest, blue * rest + amount, 0,
  ];
  const isSaturation = amount >= 0
    && matrix.every((part, index) => Math.abs(part - saturation[index]) < 0.001);
  if (!isSaturation) return { filter: blur, isLeft: true };
  return { filter: Math.abs(amount - 1) < 0.001 ? blur : `${blur} saturate(${amount})`, isLeft: false };
}

/** Applies a color matrix to a canvas, for matrices without a canvas filter. */
export function changeColors(context, m) {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let index = 0; index < data.length; index += 4) {
    const [r, g, b] = [data[index], data[index + 1], data[index + 2]];
    data[index] = m[0] * r + m[1] * g + m[2] * b + 255 * m[3];
    data[index + 1] = m[4] * r + m[5] * g + m[6] * b + 255 * m[7];
    data[index + 2] = m[8] * r + m[9] * g + m[10] * b + 255 * m[11];
  }
  context.putImageData(image, 0, 0);
}

/** Mixes pixels with those below by the mode `plusDarker`. */
export function darken(below, above, opacity) {
  for (let index = 0; index < below.length; index += 4) {
    const sourceAlpha = (above[index + 3] * opacity) / 255;
    const belowAlpha = below[index + 3] / 255;
    const alpha = Math.min(1, sourceAlpha + belowAlpha);
    if (alpha === 0) continue;
    for (let part = 0; part < 3; part += 1) {
      const darkness =
        sourceAlpha * (1 - above[index + part] / 255) + belowAlpha * (1 - below[index + part] / 255);
      below[index + part] = (Math.max(0, alpha - darkness) / alpha) * 255;
    }
    below[index + 3] = alpha * 255;
  }
}
