import DisplayList

/// Lines and curves that can be filled, stroked, clipped to or asked about.
///
/// - Thread: any, unless it is a mutable path, which belongs to whoever makes it.
public class CGPath: @unchecked Sendable {
  /// What the path is made of.
  package fileprivate(set) var drawing: DrawingPath

  package init(_ drawing: DrawingPath) { self.drawing = drawing }

  /// Makes a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = DrawingPath()
    path.addRect(rect.drawing, transform: transform.drawing)
    self.init(path)
  }

  /// Makes a path of one ellipse, as large as fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = DrawingPath()
    path.addEllipse(in: rect.drawing, transform: transform.drawing)
    self.init(path)
  }

  /// Makes a path of one rectangle with round corners.
  ///
  /// As in Core Graphics, corners must not be wider or higher than half the rectangle; a program
  /// that asks for more is stopped.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = DrawingPath()
    path.addRounded(
      checked: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform.drawing)
    self.init(path)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(drawing) }

  /// The path with every place changed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(drawing.transformed(by: transform.drawing))
  }

  /// The same path, to be gone on with.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(drawing) }

  /// The path with every place changed, to be gone on with.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(drawing.transformed(by: transform.drawing))
  }

  // MARK: Observing

  /// Whether there is nothing in it.
  public var isEmpty: Bool { drawing.isEmpty }

  /// Where it has come to; the origin for an empty path.
  public var currentPoint: CGPoint { CGPoint(drawing.currentPoint ?? .zero) }

  /// The least rectangle around all its points, controls among them; null for an empty path.
  public var boundingBox: CGRect { drawing.controlBounds.map { CGRect($0) } ?? .null }

  /// The least rectangle around its lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { drawing.bounds.map { CGRect($0) } ?? .null }

  /// Whether it is one upright rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = drawing.rectangle else { return false }
    rect?.pointee = CGRect(found)
    return true
  }

  /// Whether a point is inside; subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside.
  ///   - transform: Changes the point before it is looked for.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    drawing.contains(point.applying(transform).drawing, rule: rule.drawing)
  }
}

/// A path that can be gone on with.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a path with nothing in it.
  public init() { super.init(DrawingPath()) }

  package override init(_ drawing: DrawingPath) { super.init(drawing) }

  /// Goes on with the path.
  func add(_ change: (inout DrawingPath) -> Void) { change(&drawing) }
}

extension UnsafePointer<CGAffineTransform>? {
  /// The change that is pointed to, or none.
  var drawing: DrawingTransform { self?.pointee.drawing ?? .identity }
}

extension DrawingPath {
  /// Adds a rectangle with round corners, which must not be larger than half of it.
  mutating func addRounded(
    checked rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: DrawingTransform
  ) {
    precondition(
      cornerWidth >= 0 && cornerWidth * 2 <= rect.width && cornerHeight >= 0
        && cornerHeight * 2 <= rect.height,
      "a corner of \(cornerWidth) × \(cornerHeight) does not fit twice into \(rect.size)")
    addRounded(
      rect.drawing, cornerWidth: Double(cornerWidth), cornerHeight: Double(cornerHeight),
      transform: transform)
  }
}
