import CPangoCairo

extension DrawingPainter {
  /// Paints what can be seen of one command.
  func draw(_ command: DrawingCommand) {
    if case .image(let drawing) = command, !drawing.frame.isSound { return }
    let mode = state.blend.cairo
    guard state.shadow == nil, let mode, !(command.hasTiles && state.opacity < 1) else {
      return drawApart(command)
    }
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if state.blend.reachesBeyond, target.clip(to: command) {
      cairo_set_operator(cairo, mode)
      target.paint(over: command, opacity: state.opacity)
    } else {
      cairo_set_operator(cairo, mode)
      target.draw(command, opacity: state.opacity)
    }
  }

  /// Paints into a layer first: for shadows, and for what Cairo cannot mix at once.
  private func drawApart(_ command: DrawingCommand) {
    let margin = state.shadow?.reach(scale: scale) ?? 0
    let layer = target.layer(target.reach(of: command.bounds, margin: margin))
    layer.draw(command, opacity: 1)
    target.mix(layer, state, scale: scale)
  }
}

extension DrawingCommand {
  /// Where something is seen, in the command's own coordinates; `nil` where that is not known.
  var bounds: DrawingRect? {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _):
      // A miter is longest at a corner, and a square end at its own.
      path.controlBounds?.grown(
        by: style.width / 2 * max(1.5, style.join == .miter ? style.miterLimit : 1))
    case .image(let drawing): drawing.frame
    case .text(let run): run.roughBounds
    default: nil
    }
  }

  /// Whether it is filled with a picture, which Cairo cannot make translucent by itself.
  fileprivate var hasTiles: Bool {
    switch self {
    case .fill(_, _, .tiles), .stroke(_, _, .tiles), .paint(.tiles): true
    default: false
    }
  }
}

extension DrawingRect {
  /// Whether it has an area, of numbers.
  var isSound: Bool {
    width > 0 && height > 0 && [x, y, width, height].allSatisfy(\.isFinite)
  }
}
