import CTactusPangoCairo

/// A painter that paints drawings on a page of a document, as vectors and text.
///
/// Shadows, blurred backdrops, conic gradients, and layers with blend modes that PDF does not have
/// become pictures; the content around them stays as it is.
struct DocumentPainter {
  /// The commands of the page, from its beginning.
  private let commands: [DrawingCommand]
  private let context: CairoContext
  /// The number of pixels per point of pictures of what a document cannot contain.
  ///
  /// - Source: ours: 216 pixels per inch, between a screen and a printer. Confidence: guess.
  private static let scale = 3.0

  /// The part of the graphics state that Cairo does not keep.
  private struct State {
    var opacity = 1.0
    var blend = BlendMode.normal
    var shadow: DrawingShadow?
  }

  /// Paints a drawing on a Cairo context.
  static func paint(_ drawing: Drawing, on context: CairoContext) {
    let painter = DocumentPainter(commands: drawing.commands, context: context)
    cairo_save(context.cairo)
    painter.paint(drawing.commands.indices, depth: 0)
    cairo_restore(context.cairo)
  }

  private init(commands: [DrawingCommand], context: CairoContext) {
    (self.commands, self.context) = (commands, context)
  }

  // MARK: Commands

  /// Paints the commands of the page or of a layer.
  ///
  /// - Parameters:
  ///   - range: The indices of the commands.
  ///   - depth: The number of layers around them; those beyond the limit are painted into the layer
  ///     that they are in.
  private func paint(_ range: Range<Int>, depth: Int) {
    var state = State()
    var saved: [State] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let command = commands[index]
      index += 1
      switch command {
      case .save:
        saved.append(state)
        cairo_save(context.cairo)
      case .restore:
        guard let before = saved.popLast() else { continue }
        state = before
        cairo_restore(context.cairo)
      case .transform(let transform): context.concatenate(transform)
      case .clip(let path, let rule):
        context.trace(path)
        context.set(rule)
        cairo_clip(context.cairo)
      case .opacity(let opacity): state.opacity = opacity > 0 ? min(1, opacity) : 0
      case .blend(let mode): state.blend = mode
      case .shadow(let shadow): state.shadow = shadow
      case .antialias: break
      case .fill, .stroke, .paint, .image, .text: draw(command, state)
      case .backdrop(let backdrop): draw(backdrop, through: index - 1)
      case .beginLayer:
        guard depth < DrawingPainter.layerLimit else { continue }
        let end = endOfLayer(from: index, in: range)
        drawLayer(index..<end, state, depth: depth + 1)
        index = min(end + 1, range.upperBound)
      case .endLayer: break
      }
    }
    for _ in saved { cairo_restore(context.cairo) }
  }

  /// Returns the index of the command that ends the layer whose content begins at an index.
  private func endOfLayer(from start: Int, in range: Range<Int>) -> Int {
    var depth = 1
    for index in start..<range.upperBound {
      switch commands[index] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return range.upperBound
  }

  private func draw(_ command: DrawingCommand, _ state: State) {
    // A page has no transparency, so clearing has no effect.
    guard state.blend != .clear else { return }
    if var shadow = state.shadow {
      let showsContent = !shadow.drawsOnlyShadow
      shadow.drawsOnlyShadow = true
      drawPicture(
        of: [.shadow(shadow), command], in: command.bounds,
        margin: shadow.reach(scale: 1), state)
      guard showsContent else { return }
    }
    guard command.isOfDocuments(opacity: state.opacity) else {
      return drawPicture(of: [command], in: command.bounds, margin: 1, state)
    }
    cairo_save(context.cairo)
    set(state.blend)
    context.draw(command, opacity: state.opacity)
    cairo_restore(context.cairo)
  }

  /// Draws a layer, its shadow first.
  private func drawLayer(_ range: Range<Int>, _ state: State, depth: Int) {
    let content = [.beginLayer(nil)] + commands[range] + [.endLayer]
    if var shadow = state.shadow {
      let showsContent = !shadow.drawsOnlyShadow
      shadow.drawsOnlyShadow = true
      drawPicture(
        of: [.shadow(shadow)] + content, in: nil, margin: shadow.reach(scale: 1), state)
      guard showsContent else { return }
    }
    guard commands[range].allSatisfy(\.hasBlendOfDocuments) else {
      return drawPicture(of: content, in: nil, margin: 0, state)
    }
    cairo_push_group(context.cairo)
    paint(range, depth: depth)
    cairo_pop_group_to_source(context.cairo)
    cairo_save(context.cairo)
    set(state.blend)
    cairo_paint_with_alpha(context.cairo, state.opacity)
    cairo_restore(context.cairo)
  }

  /// Draws a picture of everything so far, blurred and tinted within a region.
  private func draw(_ backdrop: DrawingBackdrop, through index: Int) {
    guard let bounds = backdrop.region.bounds else { return }
    let frame = context.transform.bounds(of: bounds)
    cairo_save(context.cairo)
    context.trace(backdrop.region)
    context.set(.winding)
    cairo_clip(context.cairo)
    drawPicture(of: Array(commands[...index]), on: PixelBox(around: frame), State(), .identity)
    cairo_restore(context.cairo)
  }

  // MARK: Pictures

  /// Draws commands as a picture.
  ///
  /// - Parameters:
  ///   - commands: The commands, in the current coordinates.
  ///   - bounds: The bounds of their content in the current coordinates, or `nil` for the clip.
  ///   - margin: The greatest distance of the painted from the bounds, in points of the page.
  ///   - state: The state, of which opacity and blend mode apply.
  private func drawPicture(
    of commands: [DrawingCommand], in bounds: DrawingRect?, margin: Double, _ state: State
  ) {
    var box = context.clipBox
    if let bounds {
      let reach = context.transform.bounds(of: bounds).grown(by: margin + 1)
      box = box.intersection(PixelBox(around: reach))
    }
    drawPicture(of: commands, on: box, state, context.transform)
  }

  private func drawPicture(
    of commands: [DrawingCommand], on box: PixelBox, _ state: State,
    _ transform: DrawingTransform
  ) {
    let box = box.intersection(context.box)
    let (longest, area) = (Double(max(box.width, box.height)), Double(box.width * box.height))
    let scale = min(
      Self.scale, Double(DrawingImage.sideLimit - 1) / max(1, longest),
      (Double(DrawingImage.pixelLimit) / max(1, area)).squareRoot() * 0.99)
    let (width, height) = (
      Int((Double(box.width) * scale).rounded(.up)), Int((Double(box.height) * scale).rounded(.up))
    )
    guard !box.isEmpty, let surface = try? DrawingSurface(width: width, height: height) else {
      return
    }
    let place = DrawingTransform.translation(-Double(box.x), -Double(box.y))
    DrawingPainter(on: surface, scale: scale).paint(
      Drawing(
        width: Double(box.width), height: Double(box.height),
        commands: [.transform(place), .transform(transform)] + commands))
    cairo_save(context.cairo)
    cairo_identity_matrix(context.cairo)
    set(state.blend)
    cairo_translate(context.cairo, Double(box.x), Double(box.y))
    cairo_scale(context.cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(context.cairo, surface.cairo, 0, 0)
    cairo_paint_with_alpha(context.cairo, state.opacity)
    cairo_restore(context.cairo)
  }

  /// Sets the operator of a blend mode; modes that PDF does not have paint normally.
  private func set(_ mode: BlendMode) {
    let mode = mode.isOfDocuments ? mode : .normal
    cairo_set_operator(context.cairo, mode.cairo ?? CAIRO_OPERATOR_OVER)
  }
}

extension DrawingCommand {
  /// Whether a document can contain the command with an opacity.
  fileprivate func isOfDocuments(opacity: Double) -> Bool {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint), .paint(let paint):
      switch paint {
      case .color: true
      case .gradient(let gradient): if case .conic = gradient.geometry { false } else { true }
      case .tiles: opacity == 1
      }
    default: true
    }
  }

  /// Whether the command sets no blend mode that PDF does not have.
  fileprivate var hasBlendOfDocuments: Bool {
    if case .blend(let mode) = self { mode.isOfDocuments || mode == .copy } else { true }
  }
}
