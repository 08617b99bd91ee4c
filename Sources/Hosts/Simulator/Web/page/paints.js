// Blend modes, colors, gradients, tiles and parts of images, as a canvas has them.

/** Canvas's names for the blend modes of Core Graphics, in their order. */
export const modes = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  "destination-out", "copy", "source-in", "source-out", "source-atop", "destination-over",
  "destination-in", "destination-out", "destination-atop", "xor", "plus-darker", "lighter",
];
export const clearMode = 16;
export const darkerMode = 26;

/** Modes that on a canvas also change pixels outside of the shape. */
export const affectsOutsideShape = new Set([17, 18, 19, 22, 24]);

/** Returns a CSS color, with channels rounded down to 1/256 as Cairo does. */
export function css(color, opacity = 1) {
  const part = (value) => Math.min(255, Math.floor(value * 256));
  return `rgba(${part(color.red)},${part(color.green)},${part(color.blue)},${color.alpha * opacity})`;
}

/** Returns the fill style of a canvas for a paint; what clears does so whatever its color. */
export function styleOf(context, paint, mode) {
  if (mode === clearMode) return "black";
  if (paint.kind === "color") return css(paint.color);
  if (paint.kind === "tiles") {
    if (!paint.bitmap) return "transparent";
    const pattern = context.createPattern(paint.bitmap, "repeat");
    pattern.setTransform(
      new DOMMatrix([
        paint.rect.width / paint.bitmap.width, 0, 0, paint.rect.height / paint.bitmap.height,
        paint.rect.x, paint.rect.y,
      ]));
    return pattern;
  }
  if (paint.stops.length === 0) return "transparent";
  const n = paint.numbers;
  let gradient;
  if (paint.kind === "linear") gradient = context.createLinearGradient(...n);
  if (paint.kind === "radial") {
    gradient = context.createRadialGradient(
      n[0], n[1], Math.max(0, n[2]), n[3], n[4], Math.max(0, n[5]));
  }
  if (paint.kind === "conic") gradient = context.createConicGradient(n[2], n[0], n[1]);
  const [first, last] = [paint.stops[0], paint.stops.at(-1)];
  const clear = (color) => ({ ...color, alpha: 0 });
  const stops = [...paint.stops];
  if (paint.kind !== "conic") {
    if (!paint.before) stops.unshift({ offset: 0, color: clear(first.color) });
    if (!paint.after) stops.push({ offset: 1, color: clear(last.color) });
  }
  for (const stop of stops) {
    gradient.addColorStop(Math.min(1, Math.max(0, stop.offset)), css(stop.color));
  }
  return gradient;
}

/** Returns the part of an image's bitmap that is seen, and its place; null for none. */
export function seenPart({ bitmap, frame, source: wanted }) {
  const source = wanted ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const left = Math.max(0, source.x);
  const top = Math.max(0, source.y);
  const right = Math.min(bitmap.width, source.x + source.width);
  const bottom = Math.min(bitmap.height, source.y + source.height);
  if (!(left < right) || !(top < bottom) || !(frame.width > 0) || !(frame.height > 0)) return null;
  const across = frame.width / source.width;
  const down = frame.height / source.height;
  const seen = [
    frame.x + (left - source.x) * across, frame.y + (top - source.y) * down,
    (right - left) * across, (bottom - top) * down,
  ];
  return { left, top, right, bottom, seen };
}
