import TactusDisplayList

// Transitions between the contents of a layer.
// Source: Layers.Z1–Z5
extension LayerFlattener {
  /// Returns the transition that a layer is in, with its progress.
  func transition(of layer: CALayer) -> (CATransition, Double)? {
    guard let time, !layer.running.isEmpty else { return nil }
    for running in layer.running {
      guard let transition = running.animation as? CATransition else { continue }
      // Until the commit, the animation is at its beginning.
      let progress =
        running.hasBeginTime
        ? transition.progress(at: layer.localTime(at: time)) : Double(transition.startProgress)
      if let progress { return (transition, progress) }
    }
    return nil
  }

  /// Paints the old and the new content of a transition.
  mutating func paint(
    _ layer: CALayer, _ state: LayerState, _ transition: CATransition, _ progress: Double,
    at context: Context
  ) {
    let bounds = state.bounds.drawing
    let offsets = transition.offsets(at: progress)
    let isFade = transition.type == .fade
    let isHalfway = transition.type == .halfway
    var region = DrawingPath()
    region.addRect(bounds)
    commands.append(.save)
    // Sliding content is clipped to the bounds (Layers.Z4).
    let isSliding = !isFade && !isHalfway
    if isSliding { commands.append(.clip(region, .winding)) }
    commands.append(.beginLayer(isSliding ? bounds : nil))
    var order: [Bool] = transition.type == .reveal ? [false, true] : [true, false]
    // Only one of both is visible (Layers.Z5).
    if isHalfway { order = [progress < 0.5] }
    for isOld in order {
      let offset = isOld ? offsets.old : offsets.new
      let move = DrawingTransform.translation(offset.x * bounds.width, offset.y * bounds.height)
      commands.append(.save)
      if move != .identity { commands.append(.transform(move)) }
      if isFade {
        // The opacities sum to 1: where both contents are opaque, nothing shines through
        // (Layers.Z2).
        commands += [.blend(.plusLighter), .opacity(isOld ? 1 - progress : progress)]
      }
      commands.append(.beginLayer(nil))
      if isOld {
        commands += transition.before
      } else {
        var inside = context
        inside.opacity = 1
        inside.transform = move.then(context.transform)
        paint(layer, state, at: inside)
      }
      commands += [.endLayer, .restore]
    }
    commands += [.endLayer, .restore]
  }
}
