extension UIScrollView {
  /// The slowing of the content after a drag.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The fraction of the velocity that is left after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate; a value outside 0…1 is limited when it is used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    ///
    /// - Source: Apple's constant; its number by many. Confidence: measured.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, five times the default.
    ///
    /// - Source: Apple's constant; its number by many. Confidence: measured.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate limited to values that decelerate.
    var sound: Double { min(max(Double(rawValue), 0.5), 0.9999) }
  }

  /// The ways in which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the scrollable axes, determined automatically.
    case automatic = 0
    /// Along the scrollable axes.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// The ways to show the index of a list.
  public enum IndexDisplayMode: Int, Sendable {
    /// If the list has one.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, or light in dark appearance.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
