/// What people who do not use the screen as others do ask of one of the things on it.
public enum AccessibilityAction: Sendable, Hashable {
  /// Do what a tap would do.
  case activate
  /// Be more, of what can be more and less.
  case increment
  /// Be less, of what can be more and less.
  case decrement
  /// Go back, or away.
  case escape
  /// Do what matters most at the moment, such as to pause what plays.
  case magicTap
  /// Show what lies in a direction.
  case scroll(Direction)
  /// Be what is spoken of now.
  case focus
  /// Do what the thing itself offers under this name.
  case custom(String)

  /// A direction in which something scrolls; the raw value is the word on the wire and in scripts.
  public enum Direction: String, Sendable, CaseIterable {
    /// To the right.
    case right = "scroll-right"
    /// To the left.
    case left = "scroll-left"
    /// Up.
    case up = "scroll-up"
    /// Down.
    case down = "scroll-down"
  }

  /// The word on the wire and in scripts; `nil` for what the thing itself offers.
  public var word: String? {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic-tap"
    case .scroll(let direction): direction.rawValue
    case .focus: "focus"
    case .custom: nil
    }
  }

  /// All that have a word.
  public static let named: [AccessibilityAction] =
    [.activate, .increment, .decrement, .escape, .magicTap, .focus]
    + Direction.allCases.map { .scroll($0) }

  /// Finds one by its word.
  public init?(word: String) {
    guard let found = Self.named.first(where: { $0.word == word }) else { return nil }
    self = found
  }
}
