extension UIScrollView {
  /// The slowing of the content after a drag.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The fraction of the velocity that remains after 1 ms.
    public let rawValue: CGFloat
    /// Creates a rate; values are clamped to 0…1 on use.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    ///
    /// - Source: Apple's constant; its value widely reported. Confidence: measured.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, five times the default.
    ///
    /// - Source: Apple's constant; its value widely reported. Confidence: measured.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate clamped to values that decelerate.
    var sound: Double { min(max(Double(rawValue), 0.5), 0.9999) }
  }

  /// The behaviors that add the safe area to the content inset.
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

  /// The display modes of a list's index.
  public enum IndexDisplayMode: Int, Sendable {
    /// If the list has one.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A dark indicator, or a light one in the dark appearance.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
