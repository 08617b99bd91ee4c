/// A path of lines and curves, with the attributes of its stroke.
///
/// Angles, rounded corners and reversal are those of Drawing.DR11….
///
/// - Thread: any, but one at a time.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  // MARK: Creating

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Creates a path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates a path of a rectangle with continuous rounded corners, like those of icons
  /// (Drawing.DR11).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some rounded corners; only the width of the radii is used
  /// (Drawing.DR11).
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        continuous: rect.standardized, radius: cornerRadii.width, corners: corners.mask))
  }

  /// Creates a path of a circular arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The start, in radians from the x axis toward the y axis.
  ///   - endAngle: The end, in radians.
  ///   - clockwise: Whether the angle increases along the arc; as y points down, that is clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a copy of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? path
  }

  /// Creates a path from an archive (Archives.AR9).
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.allowsKeyedCoding else { return }
    guard coder.hasArchive(of: "UIBezierPath", marked: Self.pathKey),
      let path = CGPath.path(from: coder, forKey: Self.pathKey)
    else { return nil }
    self.path = path.mutableCopy() ?? CGMutablePath()
    Self.archived.decode(self, from: coder)
  }

  /// Paths support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the elements and the attributes of the stroke (Archives.AR9).
  open func encode(with coder: NSCoder) {
    path.encode(to: coder, forKey: Self.pathKey)
    Self.archived.encode(self, with: coder)
  }

  // MARK: Configuration

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the stroke.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the joins of the stroke.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of miters, in line widths.
  open var miterLimit: CGFloat = 10
  /// The flatness of curves, in pixels; no effect, because curves are painted exactly.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside.
  open var usesEvenOddFillRule = false

  /// Sets the dash pattern of the stroke; `nil` for a solid stroke.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, alternately.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Gets the dash pattern of the stroke; each argument may be `nil`.
  ///
  /// - Parameters:
  ///   - pattern: Receives the lengths; there must be space for all of them.
  ///   - count: Receives the number of lengths.
  ///   - phase: Receives the offset into the pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Building

  /// A copy as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? path }
  }

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line; without a current point, does nothing.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve; without a current point, does nothing.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve; without a current point, does nothing.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, connected by a straight line if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The start, in radians from the x axis toward the y axis.
  ///   - endAngle: The end, in radians.
  ///   - clockwise: Whether the angle increases along the arc; as y points down, that is clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics defines the direction for a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its first point.
  open func close() { path.closeSubpath() }

  /// Removes all subpaths.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Appends the contents of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
  }

  /// Returns the reversed path (Drawing.DR12).
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed)
    reversed.copyStroke(of: self)
    return reversed
  }

  // MARK: Observing

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of all points, including control points; null for an empty path.
  open var bounds: CGRect { path.boundingBox }
  /// The current point; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside the path; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Drawing

  /// Fills the path by its fill rule, in the current context.
  open func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Strokes the path with the current stroke color.
  open func stroke() {
    draw {
      applyStroke(on: $0)
      $0.strokePath()
    }
  }

  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Strokes the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      applyStroke(on: $0)
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Intersects the clipping area of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    // An empty path clips everything; in Core Graphics it would clip nothing.
    if path.isEmpty { context.addRect(.zero) }
    context.clip(using: fillRule)
  }

  // MARK: NSObject

  /// Returns a copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyStroke(of: self)
    return copy
  }

  /// Returns whether another object is a path with the same elements and stroke attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
      && dashes == other.dashes && dashPhase == other.dashPhase
  }

  /// The hash; equal paths have equal hashes.
  open override var hash: Int { path.hashValue }

  // MARK: Internals

  private static let pathKey = "TactusPath"

  private static var archived: [ArchivedProperty<UIBezierPath>] {
    [
      .init("TactusLineWidth", \.lineWidth), .init("TactusLineCap", \.lineCapStyle),
      .init("TactusLineJoin", \.lineJoinStyle), .init("TactusMiterLimit", \.miterLimit),
      .init("TactusFlatness", \.flatness), .init("TactusEvenOdd", \.usesEvenOddFillRule),
      .init("TactusDashes", \.dashes), .init("TactusDashPhase", \.dashPhase),
    ]
  }

  private var path = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func copyStroke(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (
      other.lineWidth, other.lineCapStyle, other.lineJoinStyle
    )
    (miterLimit, flatness) = (other.miterLimit, other.flatness)
    (usesEvenOddFillRule, dashes) = (other.usesEvenOddFillRule, other.dashes)
    dashPhase = other.dashPhase
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private func applyStroke(on context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
  }
}
