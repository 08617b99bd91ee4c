import CPangoCairo

/// Paints drawings on a surface with Cairo: what a command means is said here, and nowhere else.
///
/// Commands that make no sense where they stand, such as the end of a layer that never began, do
/// nothing.
///
/// - Thread: any, but one at a time.
public final class DrawingPainter {
  /// What Cairo does not keep for us.
  struct State {
    var opacity = 1.0
    var blend = BlendMode.normal
    var shadow: DrawingShadow?
  }

  /// What is come back to.
  private enum Frame {
    case state(State)
    case layer(PaintTarget, State)
  }

  /// Where it paints now: the surface, or a layer.
  private(set) var target: PaintTarget
  private(set) var state = State()
  private var frames: [Frame] = []
  /// How many of them the drawing that is painted did not make, and may not come back to.
  private var floor = 0
  /// Pixels a point.
  let scale: Double

  /// Layers within layers at most; what would be deeper is painted into the one it is in.
  ///
  /// - Source: guess; an app has about five.
  public static let layerLimit = 32

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - surface: What it paints on; the painter keeps it.
  ///   - scale: Pixels a point, such as 1, 2 or 3.
  public init(on surface: DrawingSurface, scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    target = PaintTarget(surface: surface)
    cairo_scale(target.cairo, self.scale, self.scale)
  }

  /// Paints a whole drawing, as if nothing had been before it.
  public func paint(_ drawing: Drawing) {
    let before = floor
    perform(.save)
    state = State()
    floor = frames.count
    for command in drawing.commands { perform(command) }
    while frames.count > floor { leave() }
    floor = before
    perform(.restore)
    recover()
  }

  /// Does one step of a drawing.
  public func perform(_ command: DrawingCommand) {
    switch command {
    case .save:
      frames.append(.state(state))
      cairo_save(target.cairo)
    case .restore:
      if frames.count > floor, case .state = frames.last { leave() }
    case .transform(let transform):
      target.concatenate(transform)
    case .clip(let path, let rule):
      target.trace(path)
      target.set(rule)
      cairo_clip(target.cairo)
    case .opacity(let opacity):
      state.opacity = opacity > 0 ? min(1, opacity) : 0
    case .blend(let mode):
      state.blend = mode
    case .shadow(let shadow):
      state.shadow = shadow
    case .antialias(let isSmooth):
      cairo_set_antialias(
        target.cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    case .fill, .stroke, .paint, .image, .text:
      draw(command)
    case .backdrop(let backdrop):
      paint(backdrop)
    case .beginLayer(let bounds):
      beginLayer(bounds)
    case .endLayer:
      endLayer()
    }
  }

  // MARK: Internals

  /// Begins anew where Cairo has given up: after an error, such as too little memory, a context does
  /// nothing more.
  private func recover() {
    guard frames.isEmpty, cairo_status(target.cairo) != CAIRO_STATUS_SUCCESS else { return }
    state = State()
    target = PaintTarget(surface: target.surface)
    cairo_scale(target.cairo, scale, scale)
  }

  private var layerCount: Int {
    frames[floor...].count { if case .layer = $0 { true } else { false } }
  }

  private func beginLayer(_ bounds: DrawingRect?) {
    guard layerCount < Self.layerLimit else { return perform(.save) }
    let box = target.reach(of: bounds, margin: state.shadow?.reach(scale: scale) ?? 0)
    frames.append(.layer(target, state))
    target = target.layer(box)
    state = State()
  }

  private func endLayer() {
    guard layerCount > 0 else { return }
    while case .state = frames.last { leave() }
    leave()
  }

  /// Comes back from the innermost layer or kept state.
  private func leave() {
    switch frames.popLast() {
    case nil: break
    case .state(let before):
      cairo_restore(target.cairo)
      state = before
    case .layer(let below, let before):
      let layer = target
      (target, state) = (below, before)
      target.mix(layer, before, scale: scale)
    }
  }
}
