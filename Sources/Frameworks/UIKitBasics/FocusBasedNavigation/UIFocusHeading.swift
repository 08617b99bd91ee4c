/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// To the next item.
  public static let next = Self(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = Self(rawValue: 1 << 5)
  /// To the first item.
  public static let first = Self(rawValue: 1 << 8)
  /// To the last item.
  public static let last = Self(rawValue: 1 << 9)
}
