/// Ways through a text as it is kept.
public enum UITextStorageDirection: Int, Sendable {
  /// On.
  case forward = 0
  /// Back.
  case backward = 1
}

/// Ways through a text as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A way through a text: one as it is kept, or one as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes a way of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Makes a way through a text as it is kept.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Makes a way through a text as it is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
