extension UIView {
  /// Animates views through several states, each with its own part of the time (V17).
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 changes at once.
  ///   - delay: Seconds before it begins.
  ///   - options: How it goes.
  ///   - animations: Adds keyframes; what it changes outside of them lasts from beginning to end.
  ///   - completion: Is told when all are over, and whether they were not broken off.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let linear = CAMediaTimingFunction(name: .linear)
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .curve(linear), options: options.general,
      completion: completion)
    KeyframeRecorder(animation, options.mode).run(animations)
  }

  /// Adds a keyframe; outside of the closure of `animateKeyframes` it makes the changes at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: Where it begins, 0…1 of the whole.
  ///   - frameDuration: How much of the whole it lasts, 0…1.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = KeyframeRecorder.current else { return animations() }
    recorder.keyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// How views are animated through several states.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// One bit an option, and some for the mode.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views in animated views are laid out with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// People can touch the views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins from what is seen; here it always does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It goes on without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back each time.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Its duration counts, whatever animation it is in.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)

    /// Straight from each state to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From each state to the next at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Equally fast all the time.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve, equally fast all the time.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Those that other animations have as well.
    var general: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3F) }

    /// The mode that the bits name.
    var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
