/// A set of traits that describe what an accessibility element is and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits, one for each trait.
  public let rawValue: UInt64
  /// Creates a set from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Activation is heard already, from a sound of the element's own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the state of the app.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Label or value change often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts media that speech would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page when VoiceOver has read its text.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The element is switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)

  /// The element is a wheel of a picker (VoiceOver.SP2).
  package static let pickerItem = UIAccessibilityTraits(rawValue: 1 << 62)

  /// The traits of elements that react to the user.
  package static let interactive: UIAccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction,
  ]

  /// The names of the traits, in the order of their bits.
  package var names: [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "plays-sound"), (.keyboardKey, "keyboard-key"), (.staticText, "static-text"),
      (.summaryElement, "summary-element"), (.notEnabled, "not-enabled"),
      (.updatesFrequently, "updates-frequently"), (.searchField, "search-field"),
      (.startsMediaSession, "starts-media-session"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allows-direct-interaction"),
      (.causesPageTurn, "causes-page-turn"), (.header, "header"),
      (.tabBar, "tab-bar"), (.toggleButton, "toggle-button"),
      (.pickerItem, "picker-item"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
