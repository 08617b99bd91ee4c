extension UIView {
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
    /// Starts from the current presentation state; here animations always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays in reverse after each run.
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
