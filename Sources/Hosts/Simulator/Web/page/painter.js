// Paints drawings on a canvas, as `DrawingPainter` does with Cairo.

import { makeCanvas } from "/drawing.js";

/** Canvas's names for the blend modes of Core Graphics, in their order. */
const modes = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  "destination-out", "copy", "source-in", "source-out", "source-atop", "destination-over",
  "destination-in", "destination-out", "destination-atop", "xor", "plus-darker", "lighter",
];
const clearMode = 16;
const darkerMode = 26;

/** Modes that on a canvas also change pixels outside of the shape. */
const affectsOutsideShape = new Set([17, 18, 19, 22, 24]);

const layerLimit = 32;

/** The smallest opacity of a line that is thinner than a pixel. */
const leastHairline = 0.4;

/** Returns a CSS color, with channels rounded down to 1/256 as Cairo does. */
function css(color, opacity = 1) {
  const part = (value) => Math.min(255, Math.floor(value * 256));
  return `rgba(${part(color.red)},${part(color.green)},${part(color.blue)},${color.alpha * opacity})`;
}

export class Painter {
  /**
   * @param canvas The canvas to paint on.
   * @param assets The glyphs and images.
   */
  constructor(canvas, assets) {
    this.canvas = canvas;
    this.assets = assets;
    this.base = canvas.getContext("2d", { alpha: false });
    this.spare = [];
  }

  /**
   * Paints a drawing.
   * @param place The transform from the drawing's points to the canvas's pixels.
   */
  paint(drawing, place) {
    this.context = this.base;
    this.context.reset?.();
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.fillStyle = "black";
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.context.setTransform(place);
    // Pixels a point, for values that the drawing's transforms do not change.
    this.scale = Math.sqrt(Math.abs(place.a * place.d - place.b * place.c));
    this.turn = place;
    this.state = { opacity: 1, blend: 0, shadow: null };
    this.frames = [];
    this.layerCount = 0;
    for (const command of drawing.commands) this.perform(command);
    while (this.frames.length > 0) this.leave();
  }

  // Commands

  perform(command) {
    const context = this.context;
    switch (command.name) {
      case "save":
        this.frames.push({ state: { ...this.state } });
        context.save();
        break;
      case "restore":
        if (this.frames.length > 0 && !this.frames.at(-1).isLayer) this.leave();
        break;
      case "transform": context.transform(...command.numbers); break;
      case "clip": context.clip(command.shape.path, command.rule); break;
      case "opacity": this.state.opacity = Math.min(1, Math.max(0, command.opacity)); break;
      case "blend": this.state.blend = command.mode; break;
      case "shadow": this.state.shadow = command.shadow; break;
      case "backdrop": this.backdrop(command); break;
      case "layer": this.beginLayer(command.bounds); break;
      case "endLayer": this.endLayer(); break;
      case "edges": break;
      default: this.draw(command);
    }
  }

  leave() {
    const frame = this.frames.pop();
    if (frame.layer) {
      const layer = this.context;
      this.context = frame.context;
      this.state = frame.state;
      this.layerCount -= 1;
      this.mixLayer(layer, frame.box);
    } else {
      this.context.restore();
      this.state = frame.state;
    }
  }

  // Layers

  beginLayer(bounds) {
    if (this.layerCount >= layerLimit) {
      // Painted into the layer that it is in.
      this.frames.push({ isLayer: true, state: { ...this.state } });
      this.context.save();
      return;
    }
    const box = this.boxOf(bounds);
    const below = this.context;
    const layer = this.borrowContext(box.width, box.height);
    const transform = below.getTransform();
    transform.e -= box.x - (below.origin?.x ?? 0);
    transform.f -= box.y - (below.origin?.y ?? 0);
    layer.origin = { x: box.x, y: box.y };
    layer.setTransform(transform);
    this.frames.push({
      isLayer: true, layer: true, context: below, state: { ...this.state }, box,
    });
    this.context = layer;
    this.layerCount += 1;
    this.state = { opacity: 1, blend: 0, shadow: null };
  }

  endLayer() {
    if (!this.frames.some((frame) => frame.isLayer)) return;
    while (!this.frames.at(-1).isLayer) this.leave();
    this.leave();
  }

  /** The pixels of the whole canvas that a rectangle touches. */
  boxOf(bounds) {
    const all = { x: 0, y: 0, width: this.canvas.width, height: this.canvas.height };
    if (!bounds) return all;
    const matrix = this.context.getTransform();
    const origin = this.context.origin ?? { x: 0, y: 0 };
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

  /** Returns an empty context of a size; `returnContext` makes it available again. */
  borrowContext(width, height) {
    const canvas = this.spare.pop() ?? makeCanvas(width, height);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    context.origin = { x: 0, y: 0 };
    return context;
  }

  returnContext(context) {
    if (this.spare.length < 8) this.spare.push(context.canvas);
  }

  mixLayer(layer, box) {
    const context = this.context;
    const origin = context.origin ?? { x: 0, y: 0 };
    const [x, y] = [box.x - origin.x, box.y - origin.y];
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (this.state.blend === darkerMode) {
      this.mixDarker(layer, x, y);
    } else {
      this.prepare(context);
      this.withShadow(context, (dx, dy) => context.drawImage(layer.canvas, x + dx, y + dy));
    }
    context.restore();
    this.returnContext(layer);
  }

  /** Mixes with the mode `plusDarker`, which a canvas does not have. */
  mixDarker(layer, x, y) {
    const { width, height } = layer.canvas;
    const below = this.context.getImageData(x, y, width, height);
    const above = layer.getImageData(0, 0, width, height);
    const [d, s] = [below.data, above.data];
    for (let index = 0; index < d.length; index += 4) {
      const sourceAlpha = (s[index + 3] * this.state.opacity) / 255;
      const belowAlpha = d[index + 3] / 255;
      const alpha = Math.min(1, sourceAlpha + belowAlpha);
      if (alpha === 0) continue;
      for (let part = 0; part < 3; part += 1) {
        const darkness =
          sourceAlpha * (1 - s[index + part] / 255) + belowAlpha * (1 - d[index + part] / 255);
        d[index + part] = (Math.max(0, alpha - darkness) / alpha) * 255;
      }
      d[index + 3] = alpha * 255;
    }
    this.context.putImageData(below, x, y);
  }

  // Drawing

  /** Sets the canvas's state for the next drawing operation. */
  prepare(context) {
    context.globalAlpha = this.state.opacity;
    context.globalCompositeOperation = modes[this.state.blend];
  }

  /**
   * Draws with the current shadow.
   * @param draw Draws at an offset in pixels.
   */
  withShadow(context, draw) {
    const shadow = this.state.shadow;
    if (!shadow) return draw(0, 0);
    // Offsets are in points of the phone's screen, independent of its rotation on the canvas.
    const dx = this.turn.a * shadow.offset.x + this.turn.c * shadow.offset.y;
    const dy = this.turn.b * shadow.offset.x + this.turn.d * shadow.offset.y;
    // A shadow without its shape is cast by a shape far outside of the canvas.
    const away = shadow.drawsOnlyShadow ? 2 * this.canvas.width + 4096 : 0;
    context.shadowColor = css(shadow.color);
    context.shadowBlur = 2 * Math.min(256, shadow.sigma * this.scale);
    context.shadowOffsetX = dx + away;
    context.shadowOffsetY = dy;
    draw(-away, 0);
  }

  draw(command) {
    if (this.state.blend === darkerMode) {
      // Painted into a canvas of its own first.
      const before = { ...this.state };
      this.beginLayer(null);
      this.draw(command);
      this.endLayer();
      this.state = before;
      return;
    }
    const context = this.context;
    context.save();
    if (affectsOutsideShape.has(this.state.blend) && command.shape && command.name === "fill") {
      context.clip(command.shape.path, command.rule);
    }
    this.prepare(context);
    if (this.state.blend === clearMode) context.globalAlpha = 1;
    this.withShadow(context, (dx, dy) => {
      if (dx !== 0 || dy !== 0) {
        const matrix = context.getTransform();
        matrix.e += dx;
        matrix.f += dy;
        context.setTransform(matrix);
      }
      this.drawPlain(context, command);
    });
    context.restore();
  }

  drawPlain(context, command) {
    switch (command.name) {
      case "fill":
        context.fillStyle = this.style(context, command.paint);
        if (this.fillHairline(context, command.shape)) break;
        context.fill(command.shape.path, command.rule);
        break;
      case "stroke": {
        const style = command.style;
        if (!(style.width > 0)) return;
        context.strokeStyle = this.style(context, command.paint);
        context.lineWidth = style.width;
        context.lineCap = style.cap;
        context.lineJoin = style.join;
        context.miterLimit = style.miterLimit;
        context.setLineDash(style.dashes);
        context.lineDashOffset = style.phase;
        context.stroke(command.shape.path);
        break;
      }
      case "paint": {
        context.fillStyle = this.style(context, command.paint);
        const inverse = context.getTransform().inverse();
        // The whole canvas in the drawing's coordinates.
        const path = new Path2D();
        const { width, height } = context.canvas;
        [[0, 0], [width, 0], [width, height], [0, height]].forEach(([x, y], index) => {
          const p = inverse.transformPoint({ x, y });
          if (index === 0) path.moveTo(p.x, p.y);
          else path.lineTo(p.x, p.y);
        });
        context.fill(path);
        break;
      }
      case "image": this.image(context, command.image); break;
      case "text": this.text(context, command.run); break;
      default: break;
    }
  }

  /**
   * Fills a rectangle that is thinner than a pixel as a line of whole pixels, so that all such lines look the
   * same wherever they are; antialiasing would spread some over two rows of pixels.
   * @returns Whether it did.
   */
  fillHairline(context, { bounds, isRectangle }) {
    // A gradient or a shadow needs the transform.
    if (!isRectangle || typeof context.fillStyle !== "string" || this.state.shadow) return false;
    const matrix = context.getTransform();
    const isAligned = (matrix.b === 0 && matrix.c === 0) || (matrix.a === 0 && matrix.d === 0);
    if (!isAligned) return false;
    const one = matrix.transformPoint({ x: bounds.x, y: bounds.y });
    const other = matrix.transformPoint({ x: bounds.x + bounds.width, y: bounds.y + bounds.height });
    const width = Math.abs(other.x - one.x);
    const height = Math.abs(other.y - one.y);
    const thickness = Math.min(width, height);
    if (!(thickness > 0) || thickness >= 1 - 1e-3 || Math.max(width, height) < 1) return false;
    const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha *= Math.max(thickness, leastHairline);
    if (height < width) context.fillRect(left, Math.floor(top + height / 2), width, 1);
    else context.fillRect(Math.floor(left + width / 2), top, 1, height);
    return true;
  }

  text(context, run) {
    context.translate(run.origin.x, run.origin.y);
    context.fillStyle = css(run.color);
    context.fill(this.assets.outline(run));
    const scale = run.size / 1000;
    for (const glyph of run.glyphs) {
      const glyphAsset = this.assets.glyphs.get(`${run.font} ${glyph.id}`);
      if (!glyphAsset?.bitmap) continue;
      const { frame } = glyphAsset;
      // Of the color of a color glyph only the opacity is used.
      const alpha = context.globalAlpha;
      context.globalAlpha = alpha * run.color.alpha;
      context.imageSmoothingQuality = "high";
      context.drawImage(
        glyphAsset.bitmap, glyph.x + frame.x * scale, glyph.y + frame.y * scale, frame.width * scale,
        frame.height * scale);
      context.globalAlpha = alpha;
    }
  }

  image(context, image) {
    if (!image.bitmap) return;
    const { bitmap, frame } = image;
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const source = image.source ?? whole;
    const left = Math.max(0, source.x);
    const top = Math.max(0, source.y);
    const right = Math.min(whole.width, source.x + source.width);
    const bottom = Math.min(whole.height, source.y + source.height);
    if (!(left < right) || !(top < bottom) || !(frame.width > 0) || !(frame.height > 0)) return;
    const across = frame.width / source.width;
    const down = frame.height / source.height;
    const seen = [
      frame.x + (left - source.x) * across, frame.y + (top - source.y) * down,
      (right - left) * across, (bottom - top) * down,
    ];
    context.imageSmoothingEnabled = image.sampling !== "nearest";
    context.imageSmoothingQuality = image.sampling === "smooth" ? "high" : "low";
    let [from, x, y] = [bitmap, left, top];
    let tinted = null;
    if (image.tint) {
      tinted = this.borrowContext(right - left, bottom - top);
      tinted.drawImage(bitmap, -left, -top);
      tinted.globalCompositeOperation = "source-in";
      tinted.fillStyle = css(image.tint);
      tinted.fillRect(0, 0, right - left, bottom - top);
      [from, x, y] = [tinted.canvas, 0, 0];
    }
    context.drawImage(from, x, y, right - left, bottom - top, ...seen);
    if (tinted) this.returnContext(tinted);
  }

  // Paints

  style(context, paint) {
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

  // Backdrops

  backdrop(command) {
    const context = this.context;
    const origin = context.origin ?? { x: 0, y: 0 };
    const all = this.boxOf(command.shape.bounds);
    const box = { ...all, x: all.x - origin.x, y: all.y - origin.y };
    const sigma = Math.min(256, Math.max(0, command.sigma * this.scale));
    const margin = Math.ceil(3 * sigma);
    // The edge pixels are extended outwards, so that nothing from outside is mixed in.
    const sharp = this.borrowContext(box.width + 2 * margin, box.height + 2 * margin);
    const { width: w, height: h } = box;
    const from = context.canvas;
    const put = (sx, sy, sw, sh, dx, dy, dw, dh) =>
      sharp.drawImage(from, box.x + sx, box.y + sy, sw, sh, dx, dy, dw, dh);
    sharp.imageSmoothingEnabled = false;
    put(0, 0, w, h, margin, margin, w, h);
    if (margin > 0) {
      put(0, 0, 1, 1, 0, 0, margin, margin);
      put(w - 1, 0, 1, 1, margin + w, 0, margin, margin);
      put(0, h - 1, 1, 1, 0, margin + h, margin, margin);
      put(w - 1, h - 1, 1, 1, margin + w, margin + h, margin, margin);
      put(0, 0, w, 1, margin, 0, w, margin);
      put(0, h - 1, w, 1, margin, margin + h, w, margin);
      put(0, 0, 1, h, 0, margin, margin, h);
      put(w - 1, 0, 1, h, margin + w, margin, margin, h);
    }
    const blurred = this.borrowContext(sharp.canvas.width, sharp.canvas.height);
    const { filter, isLeft } = filterOf(sigma, command.matrix);
    blurred.filter = filter;
    blurred.drawImage(sharp.canvas, 0, 0);
    blurred.filter = "none";
    if (isLeft) changeColors(blurred, command.matrix);

    context.save();
    context.clip(command.shape.path);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = this.state.opacity;
    context.drawImage(blurred.canvas, margin, margin, w, h, box.x, box.y, w, h);
    context.fillStyle = css(command.tint);
    context.fillRect(box.x, box.y, w, h);
    context.restore();
    this.returnContext(sharp);
    this.returnContext(blurred);
  }
}

/**
 * Returns the canvas filter for a blur and a color matrix.
 * @param matrix Three rows of factors of red, green and blue, and a constant.
 * @returns The filter, and whether the colors are left to `changeColors`.
 */
function filterOf(sigma, matrix) {
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
function changeColors(context, m) {
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
