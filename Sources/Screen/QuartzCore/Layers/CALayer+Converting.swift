// Conversion between the coordinates of layers.
// Source: Layers.C1–C4
extension CALayer {
  // MARK: Internals

  /// The transform to the superlayer's coordinates.
  final var projectionToParent: PlaneTransform {
    let around = visibleParent
    guard state.isOnlyTranslated, !(around?.state.transformsSublayers ?? false) else {
      return state.projection(in: around?.state)
    }
    let move = state.move
    return .translation(move.x, move.y)
  }

  /// Returns the transform from one layer's coordinates to another's, or `nil` if the other's is
  /// singular.
  package static func projection(from: CALayer?, to: CALayer?) -> PlaneTransform? {
    if from === to { return .identity }
    // Up to the nearest common ancestor, and down from there (Layers.C1); without one, through
    // the coordinates around the roots (Layers.C2).
    let meeting = nearestCommon(from, to)
    let up = from?.projection(upTo: meeting) ?? .identity
    guard let down = (to?.projection(upTo: meeting) ?? .identity).inverse else {
      // A layer with a singular transform cannot be converted to (Layers.C4).
      return nil
    }
    return up.then(down)
  }

  private func projection(upTo goal: CALayer?) -> PlaneTransform {
    var projection = PlaneTransform.identity
    var layer: CALayer? = self
    while let here = layer, here !== goal {
      projection = projection.then(here.projectionToParent)
      // The superlayer of a presentation layer is one, too (Layers.P3).
      layer = here.visibleParent
    }
    return projection
  }

  private static func nearestCommon(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
    var (a, b) = (a, b)
    var (depthOfA, depthOfB) = (a?.depth ?? 0, b?.depth ?? 0)
    while a !== b {
      if depthOfA >= depthOfB {
        a = a?.visibleParent
        depthOfA -= 1
      } else {
        b = b?.visibleParent
        depthOfB -= 1
      }
    }
    return a
  }

  /// The number of layers from the root to this one, including it.
  private var depth: Int {
    var depth = 1
    var layer = parent
    while let here = layer {
      depth += 1
      layer = here.parent
    }
    return depth
  }
}
