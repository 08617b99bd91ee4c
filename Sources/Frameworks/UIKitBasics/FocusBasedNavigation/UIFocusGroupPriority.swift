/// The rank of an item in its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The rank as a number.
  public let rawValue: Int
  /// Creates a rank from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a rank from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// No rank.
  public static let ignored = Self(0)
  /// The rank of an item that had the focus.
  public static let previouslyFocused = Self(1000)
  /// The rank of an item that is prominent.
  public static let prioritized = Self(2000)
  /// The rank of the focused item.
  public static let currentlyFocused = Self(.max)
}
