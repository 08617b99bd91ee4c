import TactusDisplayList

/// A converter of a tree of layers to a drawing.
///
/// Source: Layers.D1–D12
struct LayerFlattener {
  /// The context in which a layer is painted.
  struct Context {
    /// The transform to the drawing's coordinates.
    var transform: DrawingTransform
    /// The current opacity.
    var opacity = 1.0
    /// The opacity of transform layers around the layer, which applies to it as its own does.
    var inheritedOpacity = 1.0
    /// The visible rectangle, in the drawing's coordinates.
    var clip: DrawingRect
  }

  var commands: [DrawingCommand] = []
  /// The time of the picture, which differs for delayed copies of a replicator; `nil` for model
  /// values without animations.
  var time: CFTimeInterval?
  /// The commands of each layer, by its serial number.
  var ranges: [Int: CommandRange] = [:]
  /// Whether the y axis of the present layer's geometry points up, while its contents are upright;
  /// `nil` on the screen, where it points down (Layers.G8).
  var mirrors: Bool?

  /// Paints a layer with its sublayers.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - parent: The state of the superlayer, or `nil` if there is none.
  ///   - context: The context, in the superlayer's coordinates.
  mutating func add(_ layer: CALayer, in parent: LayerState?, at context: Context) {
    let state = shown(layer)
    // An invisible layer is skipped with its sublayers (Layers.D1).
    guard !state.isHidden, state.opacity > 0 else { return }
    let wasMirrored = mirrors
    defer { mirrors = wasMirrored }
    let projection = projection(of: state, in: parent)
    guard state.isDoubleSided || projection.determinant > 0 else { return }
    let isFlat = projection.affine != nil
    let affine = projection.drawn(near: state.bounds)
    guard affine.determinant != 0, affine.determinant.isFinite else { return }
    var inside = context
    inside.transform = affine.then(context.transform)
    if !isFlat {
      // In perspective, the visible area is not computed.
      inside.clip = DrawingRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    } else if LayerParts.isClipped(state) || LayerParts.drawsOnlyInBounds(layer, state) {
      guard let clip = inside.clip.common(inside.transform.bounds(of: state.bounds.drawing))
      else { return }
      inside.clip = clip
    }
    if isFlat, state.isOnlyTranslated, affine.isTranslation, inside.inheritedOpacity >= 1,
      LayerParts.isPlain(layer, state)
    {
      return addPlain(layer, state, affine)
    }
    commands.append(.save)
    let isMoved = isFlat && affine != .identity
    if isMoved { commands.append(.transform(affine)) }
    let start = commands.count
    if let (transition, progress) = transition(of: layer) {
      fade(by: 1, at: &inside)
      paint(layer, state, transition, progress, at: inside)
    } else {
      paint(layer, state, at: inside)
    }
    ranges[layer.serial] = CommandRange(start..<commands.count)
    if commands.count == start {
      // Nothing was painted, so the state commands are not needed.
      commands.removeLast(isMoved ? 2 : 1)
      ranges[layer.serial] = nil
    } else {
      if !isFlat { putIntoPerspective(start, projection) }
      commands.append(.restore)
    }
  }

  /// Paints a layer without content or sublayers, which needs no transform command.
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
    ranges[layer.serial] = CommandRange(start..<commands.count, move: move)
  }

  /// Replaces commands by their perspective projection.
  private mutating func putIntoPerspective(_ start: Int, _ plane: PlaneTransform) {
    // Painters have no perspective (Layers.D11).
    var mapper = PerspectiveMapper(plane)
    for command in commands[start...] { mapper.add(command) }
    commands.replaceSubrange(start..., with: mapper.commands)
    // The sublayers' command ranges are no longer valid.
    ranges = ranges.filter { $0.value.range.upperBound <= start }
  }

  /// Returns the layer's state at the time of the picture.
  func shown(_ layer: CALayer) -> LayerState {
    guard let time else { return layer.state }
    var state = layer.presentationState(at: time)
    // Contents that depend on an animated property are drawn from the presentation values
    // (Layers.D12).
    if layer.isDrawnInMotion, let seen = layer.makePresentation(at: time) {
      seen.display()
      state.contents = seen.state.contents
    }
    return state
  }

  /// Paints a layer in its own coordinates.
  mutating func paint(_ layer: CALayer, _ state: LayerState, at context: Context) {
    let parts = LayerParts(layer, state)
    guard !parts.isEmpty else { return }
    var context = context
    let opacity = Double(min(1, state.opacity)) * context.inheritedOpacity
    if state.kind.paintsSublayersOnly {
      // The sublayers fade one by one, each as a group of its own (Layers.Q6).
      context.inheritedOpacity = opacity
      return addSublayers(of: layer, state, at: context)
    }
    let shadow = parts.hasShadow ? self.shadow(of: state, at: context) : nil
    fade(by: Double(min(1, state.opacity)), at: &context)
    // Several parts, including a shadow, fade as a group, so that nothing shines through
    // (Layers.D3).
    let fadesAsOne =
      opacity < 1 && state.allowsGroupOpacity && (parts.count > 1 || shadow != nil)
    let box = fadesAsOne || parts.isGroup ? extent(of: layer, state)?.drawing : nil
    let isOuterGroup = fadesAsOne && shadow != nil
    if isOuterGroup {
      begin(box?.grown(by: state.shadowReach), at: &context)
    }
    // Several parts cast one shadow (Layers.D4).
    if let shadow { throwShadow(shadow, of: state) }
    let isGroup = parts.isGroup || (fadesAsOne && !isOuterGroup)
    if let vibrancy = state.vibrancy { commands.append(.blend(vibrancy.mode)) }
    if isGroup { begin(box, at: &context) }
    paintParts(layer, state, parts, at: context)
    if let mask = layer.maskLayer { apply(mask, to: state, at: context) }
    if let vibrancy = state.vibrancy { commands += vibrancy.commands }
    if isGroup { commands.append(.endLayer) }
    if isOuterGroup { commands.append(.endLayer) }
  }

  /// Sets the opacity of a layer, which that of transform layers around it multiplies.
  private mutating func fade(by opacity: Double, at context: inout Context) {
    let total = context.opacity * opacity * context.inheritedOpacity
    if total != context.opacity { commands.append(.opacity(total)) }
    (context.opacity, context.inheritedOpacity) = (total, 1)
  }

  /// Begins a transparency layer.
  private mutating func begin(_ box: DrawingRect?, at context: inout Context) {
    commands.append(.beginLayer(box))
    context.opacity = 1
  }

  /// Adds the shadow of a layer's shadow path, or of the content painted next.
  private mutating func throwShadow(_ shadow: DrawingShadow, of state: LayerState) {
    guard let path = state.shadowPath else { return commands.append(.shadow(shadow)) }
    var alone = shadow
    alone.drawsOnlyShadow = true
    commands += [.shadow(alone), .fill(path.drawing, .winding, .color(.black)), .shadow(nil)]
  }

  /// Applies a mask to the painted content.
  private mutating func apply(_ mask: CALayer, to state: LayerState, at context: Context) {
    // The mask's alpha applies to the layer and its sublayers (Layers.D6).
    commands += [.blend(.destinationIn), .beginLayer(nil)]
    var around = LayerState()
    around.bounds = state.bounds
    add(mask, in: around, at: context)
    commands.append(.endLayer)
  }

  /// Paints the parts of a layer, from back to front.
  private mutating func paintParts(
    _ layer: CALayer, _ state: LayerState, _ parts: LayerParts, at context: Context
  ) {
    // Only a layer that masks to its bounds clips more than its background (Layers.D5).
    if state.masksToBounds, parts.count > 1 || !parts.hasBackground {
      commands.append(.clip(CornerPath(state).path, .winding))
    }
    // From back to front: backdrop, background, contents, sublayers, border (Layers.D2).
    if let backdrop = state.backdrop, state.bounds.width > 0, state.bounds.height > 0 {
      commands.append(
        .backdrop(
          DrawingBackdrop(
            region: CornerPath(state).path, sigma: backdrop.sigma, matrix: backdrop.matrix,
            tint: backdrop.tint)))
    }
    if parts.hasBackground, let color = state.backgroundColor {
      commands.append(.fill(CornerPath(state).path, .winding, color.paint))
    }
    if parts.hasContents { paintContents(state) }
    if parts.hasSpecialContent { paintKind(state) }
    if parts.hasSublayers { addSublayers(of: layer, state, at: context) }
    if parts.hasBorder, let color = state.borderColor?.drawing {
      commands.append(.fill(border(of: state), .evenOdd, .color(color)))
    }
  }

  private mutating func addSublayers(
    of layer: CALayer, _ state: LayerState, at context: Context
  ) {
    if case .replicator(let replicator) = state.kind {
      return addCopies(of: layer, state, replicator, at: context)
    }
    for child in sublayers(of: layer) { add(child, in: state, at: context) }
  }

  /// Returns the sublayers from back to front: by `zPosition`, then by order.
  private func sublayers(of layer: CALayer) -> [CALayer] {
    // Layers of equal depth stay in tree order (Layers.D8).
    func depth(_ layer: CALayer) -> CGFloat {
      layer.running.isEmpty ? layer.state.zPosition : shown(layer).zPosition
    }
    let layers = layer.children
    guard layers.contains(where: { depth($0) != 0 }) else { return layers }
    let depths = layers.map(depth)
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }

  /// Paints the copies of a replicator's sublayers.
  private mutating func addCopies(
    of layer: CALayer, _ state: LayerState, _ replicator: ReplicatorState, at context: Context
  ) {
    let now = time
    defer { time = now }
    var sum = CATransform3DIdentity
    // The limit bounds the work; it is above a screen's number of pixels in a direction.
    for index in 0..<max(0, min(replicator.instanceCount, 4_096)) {
      time = now.map { $0 - Double(index) * replicator.instanceDelay }
      var around = state
      around.kind = .plain
      around.sublayerTransform = state.sublayerTransform.then(sum)
      let start = commands.count
      for child in sublayers(of: layer) { add(child, in: around, at: context) }
      multiply(start..<commands.count, by: replicator.color(of: index))
      sum = replicator.instanceTransform.then(sum)
    }
  }

  /// Returns the area of the border, between two outlines.
  private func border(of state: LayerState) -> DrawingPath {
    var path = CornerPath(state).path
    let inner = CornerPath(state, inset: state.borderWidth)
    if inner.rect.width > 0, inner.rect.height > 0 { inner.add(to: &path) }
    return path
  }

  /// Returns a layer's shadow in the drawing's coordinates.
  private func shadow(of state: LayerState, at context: Context) -> DrawingShadow? {
    // Unlike that of a drawing, the shadow is rotated and scaled with the layer (Layers.D7).
    guard var color = state.shadowColor?.drawing else { return nil }
    color.alpha *= Double(min(1, state.shadowOpacity))
    let t = context.transform
    let (x, y) = (Double(state.shadowOffset.width), Double(state.shadowOffset.height))
    return DrawingShadow(
      offset: DrawingPoint(t.a * x + t.c * y, t.b * x + t.d * y),
      sigma: Double(max(0, state.shadowRadius)) * t.meanScale, color: color)
  }
}

extension DrawingPaint {
  /// Returns the paint with a pattern moved.
  fileprivate func moved(by move: DrawingTransform) -> DrawingPaint {
    guard case .tiles(let image, var rect) = self else { return self }
    rect.x += move.tx
    rect.y += move.ty
    return .tiles(image, rect)
  }
}

extension DrawingRect {
  /// Returns the intersection of two rectangles, or `nil` if it is empty.
  func common(_ other: DrawingRect) -> DrawingRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return DrawingRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
