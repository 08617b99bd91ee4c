extension UIScrollView {
  /// How quickly what was let go of slows down.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// Which part of its speed is left after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate; what is not within 0…1 is taken as the nearest that slows down.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As lists do.
    ///
    /// - Source: Apple's constant; its number by many. Confidence: measured.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Five times as quickly.
    ///
    /// - Source: Apple's constant; its number by many. Confidence: measured.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate as something that does slow down.
    var sound: Double { min(max(Double(rawValue), 0.5), 0.9999) }
  }

  /// How the phone's covers are added to what is covered of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As in the directions in which it scrolls.
    case automatic = 0
    /// In the directions in which it scrolls.
    case scrollableAxes = 1
    /// In no direction.
    case never = 2
    /// In both directions.
    case always = 3
  }

  /// What indicators look like.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, with a light one where the phone is dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
