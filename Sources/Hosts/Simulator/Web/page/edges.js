// Rectangles on whole pixels: at a size that is no whole multiple of the phone's points, antialiasing would
// blur the edges of rows, and cover a part of the lines between them.

/** The pixels below which a rectangle keeps the nearest size; larger ones keep the nearest edges. */
const smallSide = 8;

/** The parts of a pixel within which two edges are the same. */
const precision = 16;

/** Returns a rectangle in pixels; null if the transform is not parallel to the axes. */
export function pixelRectangle(matrix, { x, y, width, height }) {
  const isAligned = (matrix.b === 0 && matrix.c === 0) || (matrix.a === 0 && matrix.d === 0);
  if (!isAligned) return null;
  const one = matrix.transformPoint({ x, y });
  const other = matrix.transformPoint({ x: x + width, y: y + height });
  return {
    left: Math.min(one.x, other.x), top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x), bottom: Math.max(one.y, other.y),
  };
}

/**
 * Returns the pixels of the canvas that a rectangle touches.
 * @param origin The place of the context on the canvas.
 * @param all The whole canvas.
 */
export function pixelBox(matrix, bounds, origin, all) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
    const x = bounds.x + dx * bounds.width;
    const y = bounds.y + dy * bounds.height;
    const px = matrix.a * x + matrix.c * y + matrix.e + origin.x;
    const py = matrix.b * x + matrix.d * y + matrix.f + origin.y;
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  const x = Math.max(0, Math.floor(left) - 1);
  const y = Math.max(0, Math.floor(top) - 1);
  return {
    x, y,
    width: Math.max(1, Math.min(all.width, Math.ceil(right) + 1) - x),
    height: Math.max(1, Math.min(all.height, Math.ceil(bottom) + 1) - y),
  };
}

/** Returns the whole pixels from one edge to another. */
function wholePixels(low, high) {
  const start = Math.round(low);
  if (high - low >= smallSide) return [start, Math.round(high)];
  return [start, start + Math.max(1, Math.round(high - low))];
}

/** The edges of the rectangles of one picture, of which lines thinner than a pixel keep their side. */
export class Edges {
  constructor() {
    this.lows = [new Set(), new Set()];
    this.highs = [new Set(), new Set()];
  }

  /**
   * Returns a rectangle on whole pixels, and notes its edges.
   * @param origin The place of the context on the canvas.
   */
  whole({ left, top, right, bottom }, origin) {
    this.note(0, left + origin.x, right + origin.x);
    this.note(1, top + origin.y, bottom + origin.y);
    const [x, xEnd] = wholePixels(left, right);
    const [y, yEnd] = wholePixels(top, bottom);
    return { x, y, width: xEnd - x, height: yEnd - y };
  }

  /** Returns the pixels of a line that is thinner than one. */
  line({ left, top, right, bottom }, origin) {
    const [x, xEnd] = wholePixels(left, right);
    const [y, yEnd] = wholePixels(top, bottom);
    const isHorizontal = bottom - top < right - left;
    return {
      x: isHorizontal ? x : this.pixelOf(0, left, right, origin),
      y: isHorizontal ? this.pixelOf(1, top, bottom, origin) : y,
      width: isHorizontal ? xEnd - x : 1, height: isHorizontal ? 1 : yEnd - y,
    };
  }

  // Internals

  /**
   * Returns the pixel of a line that is thinner than one.
   *
   * A line at the end of a row is in the row's last pixel, where the next row does not cover it, and one at
   * the beginning in its first.
   * @param axis 0 for a vertical line, 1 for a horizontal one.
   */
  pixelOf(axis, low, high, origin) {
    const offset = axis === 0 ? origin.x : origin.y;
    const [first, last] = [Math.round(low), Math.round(high)];
    if (first < last) return first;
    if (this.highs[axis].has(keyOf(high + offset))) return last - 1;
    if (this.lows[axis].has(keyOf(low + offset))) return first;
    return Math.floor((low + high) / 2);
  }

  note(axis, low, high) {
    this.lows[axis].add(keyOf(low));
    this.highs[axis].add(keyOf(high));
  }
}

function keyOf(place) {
  return Math.round(place * precision);
}
