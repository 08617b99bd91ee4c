/// What something is and can, for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing of it.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says in short how things are.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that speaking would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It can be made more and less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches as they come.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// It is a bar of tabs, which are buttons.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)

  /// What people can do something with.
  static let usable: UIAccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction,
  ]

  /// The words of the traits, in the order of their bits.
  var words: [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "plays-sound"), (.keyboardKey, "keyboard-key"), (.staticText, "static-text"),
      (.summaryElement, "summary-element"), (.notEnabled, "not-enabled"),
      (.updatesFrequently, "updates-frequently"), (.searchField, "search-field"),
      (.startsMediaSession, "starts-media-session"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allows-direct-interaction"),
      (.causesPageTurn, "causes-page-turn"), (.header, "header"),
      (.tabBar, "tab-bar"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
