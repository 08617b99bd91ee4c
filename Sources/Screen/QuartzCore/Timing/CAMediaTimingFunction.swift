/// A timing function: a cubic Bézier curve that maps time to progress.
///
/// The curve goes from (0, 0) to (1, 1); x is the time and y the progress.
///
/// - Thread: any; all its properties are constants.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve.
  let curve: TimingCurve

  /// Creates a curve from its two controls, whose x coordinates are clamped to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Creates a named curve; an unknown name makes a linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    let c = Self.controls[name] ?? (0, 0, 1, 1)
    self.init(controlPoints: c.0, c.1, c.2, c.3)
  }

  /// Returns one of the curve's four points: 0 and 3 are the ends, 1 and 2 the controls.
  ///
  /// - Parameters:
  ///   - idx: The index of the point, 0…3; any other traps.
  ///   - ptr: The destination of x and y.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    programmingPrecondition(
      (0...3).contains(idx), "the control points of a timing function are 0…3, not \(idx)")
    let point = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)][idx]
    (ptr[0], ptr[1]) = (Float(point.0), Float(point.1))
  }

  /// Returns whether another object is a timing function with the same curve.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// The hash value of the curve.
  open override var hash: Int { curve.hashValue }

  // MARK: Internals

  /// - Source: measured by the author of openuikit (17 probes of what UIKit animates with), and the
  ///   same as in CSS, which took them from Core Animation.
  private static let controls: [CAMediaTimingFunctionName: (Float, Float, Float, Float)] = [
    .linear: (0, 0, 1, 1),
    .easeIn: (0.42, 0, 1, 1),
    .easeOut: (0, 0, 0.58, 1),
    .easeInEaseOut: (0.42, 0, 0.58, 1),
    .default: (0.25, 0.1, 0.25, 1),
  ]
}
