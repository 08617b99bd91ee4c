/// How far something has come in which part of its time, as a curve with two controls.
///
/// The curve goes from (0, 0) to (1, 1); x is the time, and y how far it has come.
///
/// - Thread: any.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve.
  let curve: TimingCurve

  /// Makes a curve of its two controls; the times of both must be in 0…1, and are brought there.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Makes one of the curves that have a name; any other name makes a straight line.
  public convenience init(name: CAMediaTimingFunctionName) {
    let c = Self.controls[name] ?? (0, 0, 1, 1)
    self.init(controlPoints: c.0, c.1, c.2, c.3)
  }

  /// Writes one of the curve's four points: 0 and 3 are its ends, 1 and 2 the controls.
  ///
  /// - Parameters:
  ///   - idx: Which point, 0…3; any other stops the program.
  ///   - ptr: Where x and y are written.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "a timing function has the points 0…3, and not \(idx)")
    let point = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)][idx]
    (ptr[0], ptr[1]) = (Float(point.0), Float(point.1))
  }

  /// Whether another object is a timing function with the same curve.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Depends on the curve alone.
  open override var hash: Int { curve.hashValue }

  // MARK: Internals

  /// - Source: measured by the author of openuikit (17 probes of what UIKit animates with), and the
  ///   same as in CSS, which took them from here.
  private static let controls: [CAMediaTimingFunctionName: (Float, Float, Float, Float)] = [
    .linear: (0, 0, 1, 1),
    .easeIn: (0.42, 0, 1, 1),
    .easeOut: (0, 0, 0.58, 1),
    .easeInEaseOut: (0.42, 0, 0.58, 1),
    .default: (0.25, 0.1, 0.25, 1),
  ]
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quickly into motion, and slowly to rest: what implicit animations do.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
