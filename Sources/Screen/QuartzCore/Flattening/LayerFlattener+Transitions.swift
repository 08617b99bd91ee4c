import DisplayList

// Changes from one picture of a layer to another.
// Source: Documentation/Behaviour/Layers.md#transitions (Z1–Z5)
extension LayerFlattener {
  /// The transition that a layer is in, and how far it has come.
  func transition(of layer: CALayer) -> (CATransition, Double)? {
    guard let time, !layer.running.isEmpty else { return nil }
    for running in layer.running {
      guard let transition = running.animation as? CATransition else { continue }
      // Until it is committed it is at its beginning.
      let progress =
        running.isPlaced
        ? transition.progress(at: layer.localTime(at: time)) : Double(transition.startProgress)
      if let progress { return (transition, progress) }
    }
    return nil
  }

  /// Paints what the layer showed and what it shows, on their ways.
  mutating func paint(
    _ layer: CALayer, _ state: LayerState, _ transition: CATransition, _ progress: Double,
    at place: Place
  ) {
    let bounds = state.bounds.drawing
    let ways = transition.ways(at: progress)
    let isFade = transition.type == .fade
    let isHalfway = transition.type == .halfway
    var region = DrawingPath()
    region.addRect(bounds)
    commands.append(.save)
    // Z4. What slides is seen within the bounds only.
    let isSliding = !isFade && !isHalfway
    if isSliding { commands.append(.clip(region, .winding)) }
    commands.append(.beginLayer(isSliding ? bounds : nil))
    var order: [Bool] = transition.type == .reveal ? [false, true] : [true, false]
    // Z5. Only the one is seen.
    if isHalfway { order = [progress < 0.5] }
    for isOld in order {
      let way = isOld ? ways.old : ways.new
      let move = DrawingTransform.translation(way.x * bounds.width, way.y * bounds.height)
      commands.append(.save)
      if move != .identity { commands.append(.transform(move)) }
      if isFade {
        // Z2. Both opacities add up to one: where both are opaque, nothing shines through.
        commands += [.blend(.plusLighter), .opacity(isOld ? 1 - progress : progress)]
      }
      commands.append(.beginLayer(nil))
      if isOld {
        commands += transition.before
      } else {
        var inside = place
        inside.opacity = 1
        inside.transform = move.then(place.transform)
        paint(layer, state, at: inside)
      }
      commands += [.endLayer, .restore]
    }
    commands += [.endLayer, .restore]
  }
}
