/// An action that an assistive technology performs on an element.
public enum AccessibilityAction: Sendable, Hashable {
  /// Activates the element, like a tap.
  case activate
  /// Increments the value of the element.
  case increment
  /// Decrements the value of the element.
  case decrement
  /// Goes back or dismisses.
  case escape
  /// Performs the most important action at the moment, such as pausing playback.
  case magicTap
  /// Scrolls in a direction.
  case scroll(Direction)
  /// Moves the focus of the assistive technology to the element.
  case focus
  /// Performs the element's custom action with this name.
  case custom(String)

  /// A scroll direction; the raw value is the word on the wire and in scripts.
  public enum Direction: String, Sendable, CaseIterable {
    /// Right.
    case right = "scroll-right"
    /// Left.
    case left = "scroll-left"
    /// Up.
    case up = "scroll-up"
    /// Down.
    case down = "scroll-down"
  }

  /// The word on the wire and in scripts; `nil` for custom actions.
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

  /// All actions that have a word.
  public static let named: [AccessibilityAction] =
    [.activate, .increment, .decrement, .escape, .magicTap, .focus]
    + Direction.allCases.map { .scroll($0) }

  /// Creates the action with a word.
  public init?(word: String) {
    guard let found = Self.named.first(where: { $0.word == word }) else { return nil }
    self = found
  }
}
