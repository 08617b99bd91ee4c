// Paints drawings on a canvas, as `DrawingPainter` does with Cairo.

import { hasSmoothClips, markHardClips } from "/clips.js";
import { changeColors, darken, filterOf } from "/colors.js";
import { makeCanvas } from "/drawing.js";
import { Edges, pixelBox, pixelRectangle } from "/edges.js";
import { affectsOutsideShape, clearMode, css, darkerMode, modes, seenPart, styleOf } from "/paints.js";

const layerLimit = 32;

/** The smallest side of a box that is moved to whole pixels, in pixels. */
const leastBox = 8;

/** The smallest opacity of a line that is thinner than a pixel. */
const leastHairline = 0.4;

export class Painter {
  /**
   * @param canvas The canvas to paint on.
   * @param assets The glyphs and images.
   */
  constructor(canvas, assets) {
    this.canvas = canvas;
    this.assets = assets;
    this.base = canvas.getContext("2d", { alpha: false });
    this.base.origin = { x: 0, y: 0 };
    this.spare = [];
    const trial = this.borrowContext(8, 8);
    this.clipsSmoothly = hasSmoothClips(trial);
    this.returnContext(trial);
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
    this.edges = new Edges();
    if (!this.clipsSmoothly && !drawing.isMarked) {
      markHardClips(drawing.commands);
      drawing.isMarked = true;
    }
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
        this.leaveSaved();
        break;
      case "transform": context.transform(...command.numbers); break;
      case "clip": this.clip(command); break;
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

  /** Leaves what was saved last, with the clips in it. */
  leaveSaved() {
    const saved = this.frames.findLast((frame) => !frame.clip);
    if (!saved || saved.isLayer) return;
    while (this.frames.at(-1) !== saved) this.leave();
    this.leave();
  }

  leave() {
    const frame = this.frames.pop();
    if (frame.clip) {
      this.mixClip(frame);
    } else if (frame.layer) {
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

  // Clips

  clip(command) {
    const { context } = this;
    const { shape, rule, isHard } = command;
    const rectangle = shape.isRectangle ? pixelRectangle(context.getTransform(), shape.bounds) : null;
    if (rectangle) {
      const whole = this.edges.whole(rectangle, context.origin);
      const path = new Path2D();
      path.rect(whole.x, whole.y, whole.width, whole.height);
      const transform = context.getTransform();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clip(path);
      context.setTransform(transform);
    } else if (this.clipsSmoothly || this.layerCount >= layerLimit || (isHard && context !== this.base)) {
      const transform = context.getTransform();
      this.alignBox(context, shape);
      context.clip(shape.path, rule);
      context.setTransform(transform);
    } else {
      this.beginClip(shape, rule, isHard);
    }
  }

  /** Moves and scales the next path, if it is a box, to whole pixels. */
  alignBox(context, { bounds, isBox }) {
    if (!isBox) return;
    const transform = context.getTransform();
    const box = pixelRectangle(transform, bounds);
    const [width, height] = box ? [box.right - box.left, box.bottom - box.top] : [0, 0];
    if (Math.min(width, height) < leastBox) return;
    const whole = this.edges.whole(box, context.origin);
    const [across, down] = [whole.width / width, whole.height / height];
    context.setTransform(
      new DOMMatrix([across, 0, 0, down, whole.x - box.left * across, whole.y - box.top * down])
        .multiplySelf(transform));
  }

  /**
   * Paints what follows into a layer, of which only the inside of the shape is mixed with what is below.
   * @param isHard Whether what follows is not only painted over what is below; the layer then begins with
   *   that, which is opaque.
   */
  beginClip(shape, rule, isHard) {
    const box = this.boxOf(shape.bounds);
    const below = this.context;
    const layer = this.layerAbove(below, box);
    const transform = layer.getTransform();
    if (isHard) {
      layer.setTransform(1, 0, 0, 1, 0, 0);
      layer.drawImage(below.canvas, -box.x, -box.y);
      layer.setTransform(transform);
    }
    this.frames.push({ clip: shape, rule, transform, context: below, box });
    this.context = layer;
    this.layerCount += 1;
  }

  mixClip({ clip, rule, transform, context, box }) {
    const layer = this.context;
    layer.setTransform(transform);
    this.alignBox(layer, clip);
    layer.globalAlpha = 1;
    layer.globalCompositeOperation = "destination-in";
    layer.shadowColor = "transparent";
    layer.fillStyle = "black";
    layer.fill(clip.path, rule);
    this.context = context;
    this.layerCount -= 1;
    const origin = context.origin;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    context.shadowColor = "transparent";
    context.drawImage(layer.canvas, box.x - origin.x, box.y - origin.y);
    context.restore();
    this.returnContext(layer);
  }

  // Layers

  /** Returns an empty context for a part of the canvas, with the transform of the context below. */
  layerAbove(below, box) {
    const layer = this.borrowContext(box.width, box.height);
    layer.origin = { x: box.x, y: box.y };
    layer.setTransform(
      new DOMMatrix([1, 0, 0, 1, below.origin.x - box.x, below.origin.y - box.y]).multiplySelf(below.getTransform()));
    return layer;
  }

  beginLayer(bounds) {
    if (this.layerCount >= layerLimit) {
      // Painted into the layer that it is in.
      this.frames.push({ isLayer: true, state: { ...this.state } });
      this.context.save();
      return;
    }
    const box = this.boxOf(bounds);
    const below = this.context;
    const layer = this.layerAbove(below, box);
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
    return pixelBox(this.context.getTransform(), bounds, this.context.origin, all);
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
    const origin = context.origin;
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
    darken(below.data, layer.getImageData(0, 0, width, height).data, this.state.opacity);
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
        context.fillStyle = styleOf(context, command.paint, this.state.blend);
        if (this.fillRectangle(context, command.shape)) break;
        this.alignBox(context, command.shape);
        context.fill(command.shape.path, command.rule);
        break;
      case "stroke": {
        const style = command.style;
        if (!(style.width > 0)) return;
        context.strokeStyle = styleOf(context, command.paint, this.state.blend);
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
        context.fillStyle = styleOf(context, command.paint, this.state.blend);
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
   * Fills a rectangle that is parallel to the axes: whole pixels, so that all such edges look the same wherever
   * they are. One that is thinner than a pixel becomes a line of a pixel, the fainter the thinner it is.
   * @returns Whether it did.
   */
  fillRectangle(context, { bounds, isRectangle }) {
    // A gradient or a shadow needs the transform.
    if (!isRectangle || typeof context.fillStyle !== "string" || this.state.shadow) return false;
    const rectangle = pixelRectangle(context.getTransform(), bounds);
    if (!rectangle) return false;
    const [width, height] = [rectangle.right - rectangle.left, rectangle.bottom - rectangle.top];
    const thickness = Math.min(width, height);
    if (!(thickness > 0) || Math.max(width, height) < 1) return false;
    const origin = context.origin;
    const isThin = thickness < 1 - 1e-3;
    const whole = isThin ? this.edges.line(rectangle, origin) : this.edges.whole(rectangle, origin);
    if (isThin) context.globalAlpha *= Math.max(thickness, leastHairline);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillRect(whole.x, whole.y, whole.width, whole.height);
    return true;
  }

  text(context, run) {
    context.translate(run.origin.x, run.origin.y);
    context.fillStyle = styleOf(context, { kind: "color", color: run.color }, this.state.blend);
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
    const { bitmap } = image;
    const part = seenPart(image);
    if (!part) return;
    const { left, top, right, bottom, seen } = part;
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

  // Backdrops

  /**
   * Keeps of a context's picture what is inside of a shape in the coordinates of the context in use.
   * @param offset The distance of that context's pixels from those of the picture.
   */
  cutOut(picture, shape, offset) {
    const transform = this.context.getTransform();
    const rectangle = shape.isRectangle ? pixelRectangle(transform, shape.bounds) : null;
    picture.globalCompositeOperation = "destination-in";
    picture.fillStyle = "black";
    picture.setTransform(1, 0, 0, 1, offset.x, offset.y);
    if (rectangle) {
      const whole = this.edges.whole(rectangle, this.context.origin);
      picture.fillRect(whole.x, whole.y, whole.width, whole.height);
    } else {
      transform.e += offset.x;
      transform.f += offset.y;
      picture.setTransform(transform);
      this.alignBox(picture, shape);
      picture.fill(shape.path);
    }
    picture.setTransform(1, 0, 0, 1, 0, 0);
    picture.globalCompositeOperation = "source-over";
  }

  backdrop(command) {
    const context = this.context;
    const origin = context.origin;
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

    // Mixed apart, and cut with smooth edges.
    blurred.globalAlpha = 1;
    blurred.fillStyle = css(command.tint);
    blurred.fillRect(0, 0, blurred.canvas.width, blurred.canvas.height);
    this.cutOut(blurred, command.shape, { x: margin - box.x, y: margin - box.y });
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = this.state.opacity;
    context.drawImage(blurred.canvas, margin, margin, w, h, box.x, box.y, w, h);
    context.restore();
    this.returnContext(sharp);
    this.returnContext(blurred);
  }
}
