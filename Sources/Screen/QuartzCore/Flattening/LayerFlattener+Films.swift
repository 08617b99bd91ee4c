import TactusDisplayList

// The geometry of layers in the pictures of films, whose y axis points up.
// Source: Layers.G8
extension LayerFlattener {
  /// Returns the projection to the superlayer's coordinates, and notes the direction of the layer's
  /// own y axis.
  mutating func projection(of state: LayerState, in parent: LayerState?) -> PlaneTransform {
    guard let isParentMirrored = mirrors else { return state.projection(in: parent) }
    let isMirrored = isParentMirrored != state.isGeometryFlipped
    mirrors = isMirrored
    var change = state.placement
    if let sublayers = parent?.sublayerProjection { change = change.then(sublayers) }
    if isMirrored { change = Self.mirror(state.bounds).then(change) }
    if isParentMirrored, let parent { change = change.then(Self.mirror(parent.bounds)) }
    return PlaneTransform(change)
  }

  private static func mirror(_ bounds: CGRect) -> CATransform3D {
    var mirror = CATransform3DMakeScale(1, -1, 1)
    mirror.m42 = bounds.minY + bounds.maxY
    return mirror
  }
}

extension CALayer {
  /// Returns a drawing of the layer and its sublayers in a film's picture, whose y axis points up.
  ///
  /// - Parameters:
  ///   - time: The time of the film in seconds.
  ///   - size: The size of the picture.
  /// - Thread: any, while no other thread changes the layers.
  package final func drawing(at time: CFTimeInterval, inPictureOf size: CGSize) -> Drawing {
    layOutTree()
    displayTree()
    var flattener = LayerFlattener(time: time)
    flattener.mirrors = true
    var around = LayerState()
    around.bounds = CGRect(origin: .zero, size: size)
    flattener.add(
      self, in: around,
      at: LayerFlattener.Context(transform: .identity, clip: around.bounds.drawing))
    return Drawing(
      width: Double(size.width), height: Double(size.height), commands: flattener.commands)
  }
}
