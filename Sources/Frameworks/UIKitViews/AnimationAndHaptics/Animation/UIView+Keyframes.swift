extension UIView {
  /// Animates views through several keyframes (Views.V17).
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 changes immediately.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The options.
  ///   - animations: Adds keyframes; changes outside of keyframes last for the whole duration.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let linear = CAMediaTimingFunction(name: .linear)
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: .curve(linear), options: options.general,
      completion: completion)
    KeyframeRecorder(animation, options.mode).run(animations)
  }

  /// Adds a keyframe; outside of the closure of `animateKeyframes` it makes the changes
  /// immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, 0…1 of the whole duration.
  ///   - frameDuration: The duration, 0…1 of the whole duration.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = KeyframeRecorder.current else { return animations() }
    recorder.keyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits: one for each flag, and several for the calculation mode.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of animated views with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch the views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the state that is shown at the moment; here animations always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays backwards after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of the enclosing animation's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses its own options instead of the enclosing animation's; here animations always do.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between the keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from each keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at a constant speed through all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Moves at a constant speed along a smooth curve.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options that keyframe animations share with other animations.
    var general: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3F) }

    /// The calculation mode that the bits encode.
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
