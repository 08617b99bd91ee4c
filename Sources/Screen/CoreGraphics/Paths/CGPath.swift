import TactusDisplayList

/// A path of lines and curves.
///
/// - Thread: any; a mutable path is not thread-safe.
public class CGPath: @unchecked Sendable {
  /// The display list's path.
  package fileprivate(set) var drawing: DrawingPath

  package init(_ drawing: DrawingPath) { self.drawing = drawing }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = DrawingPath()
    path.addRect(rect.drawing, transform: transform.drawing)
    self.init(path)
  }

  /// Creates a path of the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = DrawingPath()
    path.addEllipse(in: rect.drawing, transform: transform.drawing)
    self.init(path)
  }

  /// Creates a path of a rounded rectangle.
  ///
  /// As in Core Graphics, corners must not be wider or higher than half the rectangle; otherwise it
  /// traps.
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

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(drawing) }

  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(drawing.transformed(by: transform.drawing))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(drawing) }

  /// Returns a transformed mutable copy of the path.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(drawing.transformed(by: transform.drawing))
  }

  // MARK: Observing

  /// Whether the path has no elements.
  public var isEmpty: Bool { drawing.isEmpty }

  /// The current point; the origin for an empty path.
  public var currentPoint: CGPoint { CGPoint(drawing.currentPoint ?? .zero) }

  /// The bounding box including controls; null for an empty path.
  public var boundingBox: CGRect { drawing.controlBounds.map { CGRect($0) } ?? .null }

  /// The bounding box of the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { drawing.bounds.map { CGRect($0) } ?? .null }

  /// Returns whether the path is a rectangle parallel to the axes, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = drawing.rectangle else { return false }
    rect?.pointee = CGRect(found)
    return true
  }

  /// Returns whether a point is inside; subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule.
  ///   - transform: A transform that is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    drawing.contains(point.applying(transform).drawing, rule: rule.drawing)
  }
}

/// A mutable path.
///
/// Sendable because the app changes it on one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(DrawingPath()) }

  package override init(_ drawing: DrawingPath) { super.init(drawing) }

  /// Changes the path.
  func add(_ change: (inout DrawingPath) -> Void) { change(&drawing) }
}

extension UnsafePointer<CGAffineTransform>? {
  /// The transform that is pointed to, or the identity.
  var drawing: DrawingTransform { self?.pointee.drawing ?? .identity }
}

extension DrawingPath {
  /// Adds a rounded rectangle; the program traps if the corners do not fit.
  mutating func addRounded(
    checked rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: DrawingTransform
  ) {
    programmingPrecondition(
      cornerWidth >= 0 && cornerWidth * 2 <= rect.width && cornerHeight >= 0
        && cornerHeight * 2 <= rect.height,
      "corners of \(cornerWidth) × \(cornerHeight) do not fit into \(rect.size)")
    addRounded(
      rect.drawing, cornerWidth: Double(cornerWidth), cornerHeight: Double(cornerHeight),
      transform: transform)
  }
}
