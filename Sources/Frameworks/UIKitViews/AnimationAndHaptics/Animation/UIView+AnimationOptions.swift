extension UIView {
  /// The options of view animations.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits: one for each flag, and several for the curve and the transition.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of animated views with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current presentation state; here animations always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays in reverse after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of the enclosing animation's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve instead of the enclosing animation's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Uses its own options instead of the enclosing animation's; here animations always do.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The system's frame rate.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames per second; here the screen's rate is used.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second; here the screen's rate is used.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Flushes pending updates before the animation and, animated, at its end (Views.V33).
    ///
    /// - Source: a header in public code. Confidence: guess.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the bits encode.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
  }

  /// The transitions of begin–commit animations.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// The view flips about its vertical axis, the left side coming to the front.
    case flipFromLeft = 1
    /// The view flips about its vertical axis, the right side coming to the front.
    case flipFromRight = 2
    /// The view curls up, like a page; here it dissolves (Views.V20).
    case curlUp = 3
    /// The view curls down, like a page; here it dissolves (Views.V20).
    case curlDown = 4
  }

  /// The timing curves of view animations.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3

    /// Creates a curve from its number; 7, the keyboard's curve in notifications, is slow at both
    /// ends (Keyboards.NO2).
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, KeyboardMotion.curve: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    /// The equivalent timing function of Core Animation.
    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
