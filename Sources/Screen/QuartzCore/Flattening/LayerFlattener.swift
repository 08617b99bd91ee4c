import DisplayList

/// Makes a drawing of layers as they are seen at one instant.
///
/// Source: Documentation/Behaviour/Layers.md#painting (D1–D12)
struct LayerFlattener {
  /// What holds where a layer is painted.
  struct Place {
    /// From the coordinates there to those of the drawing.
    var transform: DrawingTransform
    /// The opacity that is set there.
    var opacity = 1.0
    /// What is not cut off, in the drawing's coordinates.
    var clip: DrawingRect
  }

  var commands: [DrawingCommand] = []
  /// The instant, in the time of all layers, from which copies of a replicator are late; `nil` for what
  /// layers are told to be, without animations.
  var time: CFTimeInterval?
  /// Which commands paint which layer, by its serial number.
  var ranges: [Int: PaintedRange] = [:]

  /// Paints a layer with all that is in it.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - outer: What the layer around is; `nil` for one that is in none.
  ///   - place: Where it is painted: in the coordinates of the layer around.
  mutating func add(_ layer: CALayer, in outer: LayerState?, at place: Place) {
    let state = shown(layer)
    // D1.
    guard !state.isHidden, state.opacity > 0 else { return }
    let outward = state.outward(in: outer)
    guard state.isDoubleSided || outward.determinant > 0 else { return }
    let isFlat = outward.affine != nil
    let affine = outward.drawn(near: state.bounds)
    guard affine.determinant != 0, affine.determinant.isFinite else { return }
    var inside = place
    inside.transform = affine.then(place.transform)
    if !isFlat {
      // In perspective it is not known here what is cut off.
      inside.clip = DrawingRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    } else if state.masksToBounds || LayerPieces.staysInBounds(layer, state) {
      guard let clip = inside.clip.common(inside.transform.bounds(of: state.bounds.drawing))
      else { return }
      inside.clip = clip
    }
    if isFlat, state.isOnlyMoved, affine.isMove, LayerPieces.isPlain(layer, state) {
      return addPlain(layer, state, affine)
    }
    commands.append(.save)
    let isMoved = isFlat && affine != .identity
    if isMoved { commands.append(.transform(affine)) }
    let start = commands.count
    if let (transition, progress) = transition(of: layer) {
      paint(layer, state, transition, progress, at: inside)
    } else {
      paint(layer, state, at: inside)
    }
    ranges[layer.serial] = PaintedRange(start..<commands.count)
    if commands.count == start {
      // Nothing was painted, so nothing needs a place.
      commands.removeLast(isMoved ? 2 : 1)
      ranges[layer.serial] = nil
    } else {
      if !isFlat { putIntoPerspective(start, outward) }
      commands.append(.restore)
    }
  }

  /// Paints a layer without anything in it, which needs no place of its own.
  private mutating func addPlain(
    _ layer: CALayer, _ state: LayerState, _ move: DrawingTransform
  ) {
    let start = commands.count
    if (state.backgroundColor?.alpha ?? 0) > 0, let color = state.backgroundColor {
      let path = CornerPath(state).path.transformed(by: move)
      commands.append(.fill(path, .winding, color.paint.moved(by: move)))
    }
    if state.borderWidth > 0, (state.borderColor?.alpha ?? 0) > 0,
      let color = state.borderColor?.drawing
    {
      commands.append(.fill(border(of: state).transformed(by: move), .evenOdd, .color(color)))
    }
    guard commands.count > start else { return }
    ranges[layer.serial] = PaintedRange(start..<commands.count, move: move)
  }

  /// Replaces commands by what is seen of them.
  private mutating func putIntoPerspective(_ start: Int, _ plane: PlaneTransform) {
    // D11.
    var mapper = PerspectiveMapper(plane)
    for command in commands[start...] { mapper.add(command) }
    commands.replaceSubrange(start..., with: mapper.commands)
    // Who is in it has no commands of its own any more.
    ranges = ranges.filter { $0.value.range.upperBound <= start }
  }

  /// What a layer is at the instant.
  func shown(_ layer: CALayer) -> LayerState {
    guard let time else { return layer.state }
    var state = layer.shownState(at: time)
    // D12. What is drawn anew while it moves is drawn by what is seen of the layer.
    if layer.isDrawnInMotion, let seen = layer.makePresentation(at: time) {
      seen.display()
      state.contents = seen.state.contents
    }
    return state
  }

  /// Paints a layer in its own coordinates.
  mutating func paint(_ layer: CALayer, _ state: LayerState, at place: Place) {
    let pieces = LayerPieces(layer, state)
    guard !pieces.isEmpty else { return }
    var place = place
    let opacity = Double(min(1, state.opacity))
    let shadow = pieces.hasShadow ? self.shadow(of: state, at: place) : nil
    let total = place.opacity * opacity
    if total != place.opacity { commands.append(.opacity(total)) }
    place.opacity = total
    // D3. Several things become transparent as one, a shadow among them: it does not shine through.
    let fadesAsOne =
      opacity < 1 && state.allowsGroupOpacity && (pieces.count > 1 || shadow != nil)
    let box = fadesAsOne || pieces.isGroup ? extent(of: layer, state)?.drawing : nil
    let isOuterGroup = fadesAsOne && shadow != nil
    if isOuterGroup {
      begin(box?.grown(by: state.shadowReach), at: &place)
    }
    // D4. Several things throw one shadow.
    if let shadow { throwShadow(shadow, of: state) }
    let isGroup = pieces.isGroup || (fadesAsOne && !isOuterGroup)
    if let vibrancy = state.vibrancy { commands.append(.blend(vibrancy.mode)) }
    if isGroup { begin(box, at: &place) }
    paintPieces(layer, state, pieces, at: place)
    if let mask = layer.masking { apply(mask, to: state, at: place) }
    if let vibrancy = state.vibrancy { commands += vibrancy.commands }
    if isGroup { commands.append(.endLayer) }
    if isOuterGroup { commands.append(.endLayer) }
  }

  /// Begins to paint apart.
  private mutating func begin(_ box: DrawingRect?, at place: inout Place) {
    commands.append(.beginLayer(box))
    place.opacity = 1
  }

  /// Throws a shadow of a layer's path, or of what is painted next.
  private mutating func throwShadow(_ shadow: DrawingShadow, of state: LayerState) {
    guard let path = state.shadowPath else { return commands.append(.shadow(shadow)) }
    var alone = shadow
    alone.isAlone = true
    commands += [.shadow(alone), .fill(path.drawing, .winding, .color(.black)), .shadow(nil)]
  }

  /// Takes away from what was painted where a mask is transparent.
  private mutating func apply(_ mask: CALayer, to state: LayerState, at place: Place) {
    // D6.
    commands += [.blend(.destinationIn), .beginLayer(nil)]
    var around = LayerState()
    around.bounds = state.bounds
    add(mask, in: around, at: place)
    commands.append(.endLayer)
  }

  /// Paints what a layer consists of, from back to front.
  private mutating func paintPieces(
    _ layer: CALayer, _ state: LayerState, _ pieces: LayerPieces, at place: Place
  ) {
    // D5. Only a layer that masks to its bounds cuts off more than its background.
    if state.masksToBounds, pieces.count > 1 || !pieces.hasBackground {
      commands.append(.clip(CornerPath(state).path, .winding))
    }
    // D2. From back to front: what is behind, background, contents, sublayers, border.
    if let backdrop = state.backdrop, state.bounds.width > 0, state.bounds.height > 0 {
      commands.append(
        .backdrop(
          DrawingBackdrop(
            region: CornerPath(state).path, sigma: backdrop.sigma, matrix: backdrop.matrix,
            tint: backdrop.tint)))
    }
    if pieces.hasBackground, let color = state.backgroundColor {
      commands.append(.fill(CornerPath(state).path, .winding, color.paint))
    }
    if pieces.hasContents { paintContents(state) }
    if pieces.hasKind { paintKind(state) }
    if pieces.hasSublayers { addSublayers(of: layer, state, at: place) }
    if pieces.hasBorder, let color = state.borderColor?.drawing {
      commands.append(.fill(border(of: state), .evenOdd, .color(color)))
    }
  }

  private mutating func addSublayers(
    of layer: CALayer, _ state: LayerState, at place: Place
  ) {
    if case .replicator(let replicator) = state.kind {
      return addCopies(of: layer, state, replicator, at: place)
    }
    for inner in inner(of: layer) { add(inner, in: state, at: place) }
  }

  /// The layers in another from back to front: by `zPosition`, and where that is equal by their order.
  private func inner(of layer: CALayer) -> [CALayer] {
    // D8.
    func depth(_ layer: CALayer) -> CGFloat {
      layer.running.isEmpty ? layer.state.zPosition : shown(layer).zPosition
    }
    let layers = layer.inner
    guard layers.contains(where: { depth($0) != 0 }) else { return layers }
    let depths = layers.map(depth)
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }

  /// A layer's sublayers several times.
  private mutating func addCopies(
    of layer: CALayer, _ state: LayerState, _ replicator: ReplicatorState, at place: Place
  ) {
    let now = time
    defer { time = now }
    var sum = CATransform3DIdentity
    // More copies than a screen has pixels along a side would only take time.
    for index in 0..<max(0, min(replicator.instanceCount, 4_096)) {
      time = now.map { $0 - Double(index) * replicator.instanceDelay }
      var around = state
      around.kind = .plain
      around.sublayerTransform = state.sublayerTransform.then(sum)
      let start = commands.count
      for inner in inner(of: layer) { add(inner, in: around, at: place) }
      multiply(start..<commands.count, by: replicator.color(of: index))
      sum = replicator.instanceTransform.then(sum)
    }
  }

  /// The edge within the bounds, as the area between two outlines.
  private func border(of state: LayerState) -> DrawingPath {
    var path = CornerPath(state).path
    let inner = CornerPath(state, inset: state.borderWidth)
    if inner.rect.width > 0, inner.rect.height > 0 { inner.add(to: &path) }
    return path
  }

  /// A layer's shadow, in the drawing's coordinates.
  private func shadow(of state: LayerState, at place: Place) -> DrawingShadow? {
    // D7. It is part of the layer: its way and its blur turn and grow with it.
    guard var color = state.shadowColor?.drawing else { return nil }
    color.alpha *= Double(min(1, state.shadowOpacity))
    let t = place.transform
    let (x, y) = (Double(state.shadowOffset.width), Double(state.shadowOffset.height))
    return DrawingShadow(
      offset: DrawingPoint(t.a * x + t.c * y, t.b * x + t.d * y),
      sigma: Double(max(0, state.shadowRadius)) * t.meanScale, color: color)
  }
}

extension DrawingPaint {
  /// The same where a pattern begins elsewhere.
  fileprivate func moved(by move: DrawingTransform) -> DrawingPaint {
    guard case .tiles(let image, var rect) = self else { return self }
    rect.x += move.tx
    rect.y += move.ty
    return .tiles(image, rect)
  }
}

extension DrawingRect {
  /// What two rectangles have in common, or `nil` if that is nothing.
  func common(_ other: DrawingRect) -> DrawingRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return DrawingRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
