// From one layer's coordinates to another's.
// Source: Documentation/Behaviour/Layers.md#converting (C1–C4)
extension CALayer {
  /// A point of another layer's coordinates in this layer's.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The other layer, of the same tree; `nil` is the space around the outermost one.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Self.way(from: l, to: self).map { $0.apply(p) } ?? p
  }

  /// A point of this layer's coordinates in another layer's.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The other layer, of the same tree; `nil` is the space around the outermost one.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Self.way(from: self, to: l).map { $0.apply(p) } ?? p
  }

  /// The least upright rectangle around one of another layer's coordinates, in this layer's.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The other layer, of the same tree; `nil` is the space around the outermost one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.way(from: l, to: self).map { $0.apply(r) } ?? r
  }

  /// The least upright rectangle around one of this layer's coordinates, in another layer's.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The other layer, of the same tree; `nil` is the space around the outermost one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Self.way(from: self, to: l).map { $0.apply(r) } ?? r
  }

  // MARK: Internals

  /// From this layer's coordinates to those of the layer around it.
  final var outward: PlaneTransform {
    let around = visibleOuter
    guard state.isOnlyMoved, !(around?.state.transformsSublayers ?? false) else {
      return state.outward(in: around?.state)
    }
    let move = state.move
    return .translation(move.x, move.y)
  }

  /// From one layer's coordinates to another's, or `nil` where no way leads into the other.
  package static func way(from: CALayer?, to: CALayer?) -> PlaneTransform? {
    if from === to { return .identity }
    // C1. Up to the nearest layer that both are in, and down from there. C2. Without one, both ways
    // meet in the space around the outermost layers.
    let meeting = nearestCommon(from, to)
    let up = from?.way(upTo: meeting) ?? .identity
    guard let down = (to?.way(upTo: meeting) ?? .identity).inverse else {
      // C4. A layer that is seen from its edge, or has no size, has no way in.
      return nil
    }
    return up.then(down)
  }

  private func way(upTo goal: CALayer?) -> PlaneTransform {
    var way = PlaneTransform.identity
    var layer: CALayer? = self
    while let here = layer, here !== goal {
      way = way.then(here.outward)
      // P3.
      layer = here.visibleOuter
    }
    return way
  }

  private static func nearestCommon(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
    var (a, b) = (a, b)
    var (depthOfA, depthOfB) = (a?.depth ?? 0, b?.depth ?? 0)
    while a !== b {
      if depthOfA >= depthOfB {
        a = a?.visibleOuter
        depthOfA -= 1
      } else {
        b = b?.visibleOuter
        depthOfB -= 1
      }
    }
    return a
  }

  /// How many layers lead from the space around to this one, itself among them.
  private var depth: Int {
    var depth = 1
    var layer = outer
    while let here = layer {
      depth += 1
      layer = here.outer
    }
    return depth
  }
}
