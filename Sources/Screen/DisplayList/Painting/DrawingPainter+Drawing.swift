import CTactusPangoCairo

extension DrawingPainter {
  /// Paints one command with the current state.
  func draw(_ command: DrawingCommand) {
    if case .image(let drawing) = command, !drawing.frame.isValid { return }
    let mode = state.blend.cairo
    guard state.shadow == nil, let mode, !(command.hasTiles && state.opacity < 1) else {
      return drawThroughLayer(command)
    }
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if state.blend.affectsOutsideShape, target.clip(to: command) {
      cairo_set_operator(cairo, mode)
      target.paint(over: command, opacity: state.opacity)
    } else {
      cairo_set_operator(cairo, mode)
      target.draw(command, opacity: state.opacity)
    }
  }

  /// Paints a command through a layer, for shadows and for modes that Cairo cannot apply directly.
  private func drawThroughLayer(_ command: DrawingCommand) {
    let margin = state.shadow?.reach(scale: scale) ?? 0
    let layer = target.layer(target.reach(of: command.bounds, margin: margin))
    layer.draw(command, opacity: 1)
    target.mix(layer, state, scale: scale)
  }
}

extension DrawingCommand {
  /// The bounds of the command's content in its own coordinates, or `nil` if they are not known.
  var bounds: DrawingRect? {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _):
      // A miter extends farthest at a corner, and a square cap at an end.
      path.controlBounds?.grown(
        by: style.width / 2 * max(1.5, style.join == .miter ? style.miterLimit : 1))
    case .image(let drawing): drawing.frame
    case .text(let run): run.roughBounds
    default: nil
    }
  }

  /// Whether the paint is a tiled image, which Cairo cannot make translucent by itself.
  fileprivate var hasTiles: Bool {
    switch self {
    case .fill(_, _, .tiles), .stroke(_, _, .tiles), .paint(.tiles): true
    default: false
    }
  }
}

extension DrawingRect {
  /// Whether the rectangle is finite and not empty.
  var isValid: Bool {
    width > 0 && height > 0 && [x, y, width, height].allSatisfy(\.isFinite)
  }
}
