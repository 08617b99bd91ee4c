/// Lines and curves that can be filled, drawn, clipped to or asked about, with how lines are drawn.
///
/// The steps DR11… are in `Documentation/Behaviour/Drawing.md`.
///
/// - Thread: any, but one at a time.
open class UIBezierPath: NSObject, NSCopying {
  // MARK: Creating

  /// Makes a path with nothing in it.
  public override init() { super.init() }

  /// Makes a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Makes a path of an ellipse, as large as fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Makes a path of a rectangle with round corners, of the form that icons have (DR11).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a path of a rectangle some of whose corners are round, as wide as the radii say (DR11).
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        continuous: rect.standardized, radius: cornerRadii.width, corners: corners.mask))
  }

  /// Makes a path along a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where it begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes as a clock does, by growing angles, for y goes down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of one of Core Graphics', which is copied.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? path
  }

  /// Makes a path with nothing in it: archives of paths are not read.
  public required convenience init?(coder: NSCoder) { self.init() }

  // MARK: Configuration

  /// How wide lines are, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines go round corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long a miter may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far a curve may be from its form, in pixels; painters here are exact, whatever it is.
  open var flatness: CGFloat = 0.6
  /// Whether inside is where a way out crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  /// Sets what is drawn and left out of lines, by turns; nothing for whole lines.
  ///
  /// - Parameters:
  ///   - pattern: The lengths.
  ///   - count: How many there are.
  ///   - phase: How far into the lengths a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Finds what is drawn and left out of lines; what is not to be found may be left out.
  ///
  /// - Parameters:
  ///   - pattern: Gets the lengths; there must be room for all of them.
  ///   - count: Gets how many there are.
  ///   - phase: Gets how far into the lengths a line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Building

  /// The same as Core Graphics knows it: a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? path }
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Goes straight; without a current point it does nothing.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Goes along a curve with two controls; without a current point it does nothing.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Goes along a curve with one control; without a current point it does nothing.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Goes along a circle, with a straight line to where it begins if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where it begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes as a clock does, by growing angles, for y goes down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics says the direction as it looks where y goes up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Joins the subpath's end with its beginning.
  open func close() { path.closeSubpath() }

  /// Takes out all that is in it.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Goes on with all that is in another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Changes every place in it.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
  }

  /// A path with the same lines and curves, gone through the other way (DR12).
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed)
    reversed.copyLines(of: self)
    return reversed
  }

  // MARK: Observing

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The least rectangle around all its points, controls among them; null for an empty path.
  open var bounds: CGRect { path.boundingBox }
  /// Where it has come to; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside; subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  // MARK: Drawing

  /// Fills its inside with the colour of now.
  open func fill() { draw { $0.fillPath(using: rule) } }

  /// Draws its line in the colour of now.
  open func stroke() {
    draw {
      setLine(on: $0)
      $0.strokePath()
    }
  }

  /// Fills its inside, mixed in another way, and less opaque.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: rule)
    }
  }

  /// Draws its line, mixed in another way, and less opaque.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      setLine(on: $0)
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Keeps what follows within its inside as well.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    // An empty path leaves nothing, where Core Graphics' would be none.
    if path.isEmpty { context.addRect(.zero) }
    context.clip(using: rule)
  }

  // MARK: Object

  /// A path like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyLines(of: self)
    return copy
  }

  /// Whether another object is a path of the same lines and curves, drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
      && dashes == other.dashes && dashPhase == other.dashPhase
  }

  /// Is the same for equal paths.
  open override var hash: Int { path.hashValue }

  // MARK: Internals

  private var path = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func copyLines(of other: UIBezierPath) {
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

  private func setLine(on context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
  }
}
