// Decodes drawings and glyphs, and the contents of the screen; Documentation/DisplayList.md and
// Documentation/Simulator.md have the formats.

import { compose } from "/composition.js";

/** A reader of binary values; reading beyond the end throws an error. */
class ByteReader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
  }

  byte() {
    const value = this.view.getUint8(this.place);
    this.place += 1;
    return value;
  }

  count() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const next = this.byte();
      value += (next & 0x7f) * factor;
      if (next < 0x80) return value;
    }
  }

  number() {
    const value = this.view.getFloat32(this.place, true);
    this.place += 4;
    return value;
  }

  numbers(count) {
    const values = [];
    for (let index = 0; index < count; index += 1) values.push(this.number());
    return values;
  }

  fraction() {
    const value = this.view.getUint16(this.place, true);
    this.place += 2;
    return value / 65535;
  }

  /** Returns eight bytes as a hexadecimal text. */
  word() {
    const value = this.view.getBigUint64(this.place, true);
    this.place += 8;
    return value.toString(16);
  }

  piece(count) {
    const piece = this.bytes.subarray(this.place, this.place + count);
    if (piece.length < count) throw new RangeError("the drawing ends too early");
    this.place += count;
    return piece;
  }

  text() {
    return utf8.decode(this.piece(this.count()));
  }

  point() {
    return { x: this.number(), y: this.number() };
  }

  rect() {
    return { x: this.number(), y: this.number(), width: this.number(), height: this.number() };
  }

  color() {
    return {
      red: this.fraction(), green: this.fraction(), blue: this.fraction(), alpha: this.fraction(),
    };
  }
}

const utf8 = new TextDecoder();

/** The number of points of each verb of a path. */
const pointCounts = [1, 1, 2, 3, 0];

function readElements(reader) {
  const path = new Path2D();
  const verbs = reader.piece(reader.count());
  for (const verb of verbs) {
    const p = reader.numbers(2 * pointCounts[verb]);
    switch (verb) {
      case 0: path.moveTo(p[0], p[1]); break;
      case 1: path.lineTo(p[0], p[1]); break;
      case 2: path.quadraticCurveTo(p[0], p[1], p[2], p[3]); break;
      case 3: path.bezierCurveTo(p[0], p[1], p[2], p[3], p[4], p[5]); break;
      default: path.closePath();
    }
  }
  return path;
}

/** Returns a path and the bounding box of its points. */
function readPath(reader) {
  if (reader.byte() === 1) {
    const a = reader.point();
    const b = reader.point();
    const path = new Path2D();
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, a.y);
    path.lineTo(b.x, b.y);
    path.lineTo(a.x, b.y);
    path.closePath();
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    const bounds = { x, y, width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
    return { path, bounds, isRectangle: true };
  }
  const start = reader.place;
  const path = readElements(reader);
  return { path, ...boxOfElements(reader, start) };
}

/** The largest number of points of a box: four corners of three curves each, and the edges. */
const mostBoxPoints = 48;

/** The part of a point within which a point of a path is on an edge of its bounds. */
const edgeDistance = 0.01;

/**
 * Returns the bounds of a path, and whether it is a box: a rectangle whose corners may be round, so that it has
 * more than a corner on each of its edges.
 */
function boxOfElements(reader, start) {
  const end = reader.place;
  reader.place = start;
  const verbs = reader.piece(reader.count());
  const points = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let count = 0;
  for (const verb of verbs) count += pointCounts[verb];
  for (let index = 0; index < count; index += 1) {
    const x = reader.number();
    const y = reader.number();
    points.push([x, y]);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  reader.place = end;
  if (count === 0) return { bounds: { x: 0, y: 0, width: 0, height: 0 }, isBox: false };
  const bounds = { x: left, y: top, width: right - left, height: bottom - top };
  const isNear = (value, edge) => Math.abs(value - edge) < edgeDistance;
  const isBox = count <= mostBoxPoints
    && points.filter(([x]) => isNear(x, left)).length > 1 && points.filter(([x]) => isNear(x, right)).length > 1
    && points.filter(([, y]) => isNear(y, top)).length > 1 && points.filter(([, y]) => isNear(y, bottom)).length > 1;
  return { bounds, isBox };
}

function readPaint(reader, bitmaps) {
  const kind = reader.byte();
  if (kind === 0) return { kind: "color", color: reader.color() };
  if (kind === 4) return { kind: "tiles", bitmap: bitmaps[reader.count()], rect: reader.rect() };
  const paint = { kind: ["", "linear", "radial", "conic"][kind] };
  if (kind === 1) paint.numbers = reader.numbers(4);
  if (kind === 2) paint.numbers = reader.numbers(6);
  if (kind === 3) paint.numbers = reader.numbers(3);
  const flags = reader.byte();
  paint.before = (flags & 1) !== 0;
  paint.after = (flags & 2) !== 0;
  paint.stops = [];
  for (let left = reader.count(); left > 0; left -= 1) {
    paint.stops.push({ offset: reader.fraction(), color: reader.color() });
  }
  return paint;
}

function readStyle(reader) {
  const style = {
    width: reader.number(),
    cap: ["butt", "round", "square"][reader.byte()],
    join: ["miter", "round", "bevel"][reader.byte()],
    miterLimit: reader.number(),
  };
  style.dashes = reader.numbers(reader.count());
  style.phase = style.dashes.length > 0 ? reader.number() : 0;
  return style;
}

function readText(reader, fonts) {
  const run = {
    font: fonts[reader.count()], size: reader.number(), color: reader.color(),
    origin: reader.point(), text: reader.text(),
  };
  const count = reader.count();
  const isLevel = reader.byte() === 1;
  run.glyphs = [];
  for (let index = 0; index < count; index += 1) {
    const id = reader.count();
    reader.count();
    run.glyphs.push({ id, x: reader.number(), y: isLevel ? 0 : reader.number() });
  }
  return run;
}

function readImage(reader, bitmaps) {
  const image = {
    bitmap: bitmaps[reader.count()], frame: reader.rect(),
    sampling: ["nearest", "linear", "smooth"][reader.byte()],
  };
  const flags = reader.byte();
  image.source = (flags & 1) !== 0 ? reader.rect() : null;
  image.tint = (flags & 2) !== 0 ? reader.color() : null;
  return image;
}

function readCommand(reader, fonts, bitmaps) {
  const opcode = reader.byte();
  switch (opcode) {
    case 0: return { name: "save" };
    case 1: return { name: "restore" };
    case 2: return { name: "transform", numbers: reader.numbers(6) };
    case 3: return { name: "clip", shape: readPath(reader), rule: rules[reader.byte()] };
    case 4: return { name: "opacity", opacity: reader.number() };
    case 5: return { name: "blend", mode: reader.byte() };
    case 6: return { name: "shadow", shadow: null };
    case 7: return {
      name: "shadow",
      shadow: {
        offset: reader.point(), sigma: reader.number(), color: reader.color(),
        drawsOnlyShadow: reader.byte() === 1,
      },
    };
    case 8: return {
      name: "fill", shape: readPath(reader), rule: rules[reader.byte()],
      paint: readPaint(reader, bitmaps),
    };
    case 9: return {
      name: "stroke", shape: readPath(reader), style: readStyle(reader),
      paint: readPaint(reader, bitmaps),
    };
    case 10: return { name: "paint", paint: readPaint(reader, bitmaps) };
    case 11: return { name: "image", image: readImage(reader, bitmaps) };
    case 12: return { name: "text", run: readText(reader, fonts) };
    case 13: return {
      name: "backdrop", shape: readPath(reader), sigma: reader.number(),
      matrix: reader.numbers(12), tint: reader.color(),
    };
    case 14: return { name: "layer", bounds: null };
    case 15: return { name: "layer", bounds: reader.rect() };
    case 16: return { name: "endLayer" };
    // A canvas always antialiases.
    case 17: case 18: return { name: "edges" };
    default: throw new RangeError("the drawing has an unknown command");
  }
}

const rules = ["nonzero", "evenodd"];

/** Returns an empty canvas, in a page or a worker. */
export function makeCanvas(width, height) {
  if (typeof document === "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns a canvas with the pixels of an image. */
function canvasOf(pixels, width, height) {
  const canvas = makeCanvas(width, height);
  const image = new ImageData(width, height);
  const out = image.data;
  for (let index = 0; index < pixels.length; index += 4) {
    const alpha = pixels[index + 3];
    // From premultiplied BGRA to RGBA that is not premultiplied.
    const factor = alpha === 0 ? 0 : 255 / alpha;
    out[index] = pixels[index + 2] * factor;
    out[index + 1] = pixels[index + 1] * factor;
    out[index + 2] = pixels[index] * factor;
    out[index + 3] = alpha;
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

function readFont(reader) {
  return `${reader.text()} ${reader.count()} ${reader.byte()}`;
}

/** A cache of the glyphs and images that this page was sent. */
export class AssetCache {
  constructor() {
    this.forget();
  }

  forget() {
    this.glyphs = new Map();
    this.bitmaps = new Map();
    this.runs = new Map();
    /** The pictures of the last screen by their numbers. */
    this.pictures = new Map();
  }

  /** Reads a message with glyphs. */
  readGlyphs(bytes) {
    const reader = new ByteReader(bytes);
    reader.piece(4);
    for (let fonts = reader.count(); fonts > 0; fonts -= 1) {
      const font = readFont(reader);
      for (let left = reader.count(); left > 0; left -= 1) {
        const key = `${font} ${reader.count()}`;
        switch (reader.byte()) {
          case 1: this.glyphs.set(key, { path: readElements(reader) }); break;
          case 2: {
            const frame = reader.rect();
            const [width, height] = [reader.count(), reader.count()];
            const bitmap = canvasOf(reader.piece(width * height * 4), width, height);
            this.glyphs.set(key, { bitmap, frame });
            break;
          }
          default: this.glyphs.set(key, {});
        }
      }
    }
  }

  /** Decodes a frame; its images are added to the cache. */
  readDrawing(bytes) {
    const reader = new ByteReader(bytes);
    reader.piece(3);
    if (reader.byte() !== 1) throw new RangeError("the drawing has another version");
    const drawing = { width: reader.number(), height: reader.number(), commands: [] };
    const fonts = [];
    for (let left = reader.count(); left > 0; left -= 1) fonts.push(readFont(reader));
    const bitmaps = [];
    for (let left = reader.count(); left > 0; left -= 1) {
      const digest = reader.word();
      if (reader.byte() === 1) {
        const [width, height] = [reader.count(), reader.count()];
        const bitmap = canvasOf(reader.piece(width * height * 4), width, height);
        this.bitmaps.set(digest, bitmap);
      }
      bitmaps.push(this.bitmaps.get(digest));
    }
    for (let left = reader.count(); left > 0; left -= 1) {
      drawing.commands.push(readCommand(reader, fonts, bitmaps));
    }
    return drawing;
  }

  /** Decodes the contents of the screen; the pictures that it does not name are forgotten. */
  readScreen(bytes) {
    const reader = new ByteReader(bytes);
    reader.piece(3);
    if (reader.byte() !== 1) throw new RangeError("the screen has another version");
    for (let left = reader.count(); left > 0; left -= 1) {
      const number = reader.count();
      this.pictures.set(number, this.readDrawing(reader.piece(reader.count())));
    }
    const named = new Map();
    const picture = (number) => {
      const found = this.pictures.get(number);
      if (!found) throw new RangeError("the screen has an unknown picture");
      named.set(number, found);
      return found;
    };
    const outer = picture(reader.count());
    const places = [];
    for (let left = reader.count(); left > 0; left -= 1) {
      places.push({ command: reader.count(), picture: picture(reader.count()) });
    }
    this.pictures = named;
    return compose(outer, places);
  }

  /** Returns the outlines of a run's glyphs as one path, relative to the run's origin. */
  outline(run) {
    const key = `${run.font} ${run.size} ${run.glyphs.map((g) => `${g.id},${g.x},${g.y}`).join(" ")}`;
    const known = this.runs.get(key);
    if (known) return known;
    const path = new Path2D();
    const scale = run.size / 1000;
    for (const glyph of run.glyphs) {
      const glyphAsset = this.glyphs.get(`${run.font} ${glyph.id}`);
      if (!glyphAsset?.path) continue;
      path.addPath(glyphAsset.path, { a: scale, b: 0, c: 0, d: scale, e: glyph.x, f: glyph.y });
    }
    if (this.runs.size > 2000) this.runs.delete(this.runs.keys().next().value);
    this.runs.set(key, path);
    return path;
  }
}
