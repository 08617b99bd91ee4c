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
  /// Moves the focus to the element that the app finds at a point of the screen, whatever element
  /// the action concerns.
  case hitTest(ScreenPoint)
  /// Removes the focus from the element.
  case unfocus
  /// Scrolls the container around the element, so that further elements appear after or before it.
  case reveal(Order)
  /// Performs the element's custom action with this name.
  case custom(String)
  /// Sets the value of the element: the text of a field, a number, or `1` and `0` for on and off.
  case setValue(String)
  /// Moves the focus to the next or previous result of the rotor with this name.
  case search(String, Order)
  /// Performs an editing command on the text of the element that is edited.
  case edit(TextCommand)
  /// Moves the insertion point of the element that is edited.
  case move(TextMotion)

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
    /// To the next page.
    case next = "scroll-next"
    /// To the previous page.
    case previous = "scroll-previous"
  }

  /// A direction in reading order; the raw value is the word on the wire.
  public enum Order: String, Sendable, CaseIterable {
    /// Towards the end.
    case next
    /// Towards the beginning.
    case previous
  }

  /// The word on the wire and in scripts; `nil` for points, custom actions, values, rotors and
  /// editing.
  public var word: String? {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic-tap"
    case .scroll(let direction): direction.rawValue
    case .focus: "focus"
    case .unfocus: "unfocus"
    case .reveal(let order): "reveal-\(order.rawValue)"
    case .hitTest, .custom, .setValue, .search, .edit, .move: nil
    }
  }

  /// All actions that have a word and that scripts can perform.
  public static let named: [AccessibilityAction] =
    [.activate, .increment, .decrement, .escape, .magicTap, .focus]
    + Direction.allCases.map { .scroll($0) }

  /// Creates the action with a word.
  public init?(word: String) {
    let all = Self.named + [.unfocus] + Order.allCases.map { .reveal($0) }
    guard let found = all.first(where: { $0.word == word }) else { return nil }
    self = found
  }
}
