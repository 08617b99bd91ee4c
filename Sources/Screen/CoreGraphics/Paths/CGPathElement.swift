/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable, Hashable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// Goes straight; one point.
  case addLineToPoint
  /// Goes along a curve with one control; control and end.
  case addQuadCurveToPoint
  /// Goes along a curve with two controls; both controls and end.
  case addCurveToPoint
  /// Joins the subpath's end with its beginning; no point.
  case closeSubpath
}

/// One element of a path, as a function that is applied to the path sees it.
public struct CGPathElement {
  /// What it does.
  public var type: CGPathElementType
  /// Its points, as many as the type says; they stay where they are only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that is called with each element of a path.
///
/// It is Swift's, since C does not know the type of the element; what is written for a function of C
/// fits.
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

  /// Calls a function with each element, in order, and with what it is to know.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
