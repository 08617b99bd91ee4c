extension UIView {
  /// How changes of views are animated.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// One bit an option, and some for the curve.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views in animated views are laid out with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// People can touch the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins from what is seen; here it always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back each time.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Its duration counts, whatever animation it is in.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Its curve counts, whatever animation it is in.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Slow, fast, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
  }

  /// How fast an animation goes from beginning to end.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow, then fast.
    case easeIn = 1
    /// Fast, then slow.
    case easeOut = 2
    /// Equally fast.
    case linear = 3

    /// The same in a layer's words.
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
