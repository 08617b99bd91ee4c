import CTactusPangoCairo

/// A painter that paints drawings on a surface with Cairo.
///
/// It defines the meaning of each command. Commands without a counterpart, such as `endLayer`
/// outside a layer, have no effect.
///
/// - Thread: any, but one at a time.
public final class DrawingPainter {
  /// The part of the graphics state that Cairo does not keep.
  struct State {
    var opacity = 1.0
    var blend = BlendMode.normal
    var shadow: DrawingShadow?
  }

  /// An entry of the stack of states and layers.
  private enum StackEntry {
    case state(State)
    case layer(PaintTarget, State)
    /// A layer beyond the limit, which is painted into its enclosing layer.
    case flatLayer(State)

    var isLayer: Bool { if case .state = self { false } else { true } }
  }

  /// The surface or layer that is painted on.
  private(set) var target: PaintTarget
  private(set) var state = State()
  private var frames: [StackEntry] = []
  /// The number of stack entries that belong to the drawings outside the current one.
  private var baseDepth = 0
  /// The scale, in pixels per point.
  let scale: Double

  /// The maximum number of nested layers; deeper ones are painted into the layer they are in.
  ///
  /// - Source: guess; an app has about five.
  public static let layerLimit = 32

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - surface: The surface, which the painter retains.
  ///   - scale: The scale in pixels per point, such as 1, 2 or 3.
  public init(on surface: DrawingSurface, scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    target = PaintTarget(surface: surface)
    cairo_scale(target.cairo, self.scale, self.scale)
  }

  /// Paints a drawing, with the initial graphics state.
  public func paint(_ drawing: Drawing) {
    let before = baseDepth
    execute(.save)
    state = State()
    baseDepth = frames.count
    for command in drawing.commands { execute(command) }
    while frames.count > baseDepth { pop() }
    baseDepth = before
    execute(.restore)
    recover()
  }

  /// Executes one command.
  public func execute(_ command: DrawingCommand) {
    switch command {
    case .save:
      frames.append(.state(state))
      cairo_save(target.cairo)
    case .restore:
      if frames.count > baseDepth, case .state = frames.last { pop() }
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

  /// Replaces the context after an error, such as too little memory: a failed context does nothing
  /// more.
  private func recover() {
    guard frames.isEmpty, cairo_status(target.cairo) != CAIRO_STATUS_SUCCESS else { return }
    state = State()
    target = PaintTarget(surface: target.surface)
    cairo_scale(target.cairo, scale, scale)
  }

  private var layerCount: Int {
    frames[baseDepth...].count { if case .layer = $0 { true } else { false } }
  }

  private func beginLayer(_ bounds: DrawingRect?) {
    guard layerCount < Self.layerLimit else {
      frames.append(.flatLayer(state))
      return cairo_save(target.cairo)
    }
    let box = target.reach(of: bounds, margin: state.shadow?.reach(scale: scale) ?? 0)
    frames.append(.layer(target, state))
    target = target.layer(box)
    state = State()
  }

  private func endLayer() {
    guard frames[baseDepth...].contains(where: \.isLayer) else { return }
    while case .state = frames.last { pop() }
    pop()
  }

  /// Pops the innermost layer or saved state.
  private func pop() {
    switch frames.popLast() {
    case nil: break
    case .state(let before), .flatLayer(let before):
      cairo_restore(target.cairo)
      state = before
    case .layer(let below, let before):
      let layer = target
      (target, state) = (below, before)
      target.mix(layer, before, scale: scale)
    }
  }
}
