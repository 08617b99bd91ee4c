/// A path element, as it is passed to a function that is applied to the path.
public struct CGPathElement {
  /// The type.
  public var type: CGPathElementType
  /// The points, as many as the type has; valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that is called with each element of a path.
///
/// It is a Swift function type, since C does not know the type of the element; code written for the
/// C function type compiles.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that is called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each element, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      guard let points = room.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in drawing.elements {
        for (index, point) in element.points.enumerated() { points[index] = CGPoint(point) }
        let type: CGPathElementType =
          switch element.verb {
          case .move: .moveToPoint
          case .line: .addLineToPoint
          case .quad: .addQuadCurveToPoint
          case .cubic: .addCurveToPoint
          case .close: .closeSubpath
          }
        var seen = CGPathElement(type: type, points: points)
        block(&seen)
      }
    }
  }

  /// Calls a function with `info` and each element, in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
