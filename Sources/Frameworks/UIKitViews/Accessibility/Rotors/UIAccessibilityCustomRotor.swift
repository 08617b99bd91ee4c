/// A rotor of an app, with which VoiceOver users move between related elements.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the next or previous result; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
  }

  /// Creates a rotor with a name; the attributes determine how it is spoken.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
  }

  /// Creates a rotor for a kind of element of the system, whose name it has.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: type.name)
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
  }

  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with speech attributes.
  open var attributedName: NSAttributedString
  /// The closure that searches.
  open var itemSearchBlock: Search
  /// The kind of element of the system; `.none` for a rotor with a name of its own.
  public let systemRotorType: SystemRotorType

  /// The directions of a search.
  public enum Direction: Int, Sendable {
    /// Towards the beginning.
    case previous = 0
    /// Towards the end.
    case next = 1
  }

  /// The kinds of elements for which the system has rotors.
  public enum SystemRotorType: Int, Sendable {
    /// No kind.
    case none = 0
    /// Links.
    case link
    /// Visited links.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Images.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark

    /// The name as it is spoken, in English.
    fileprivate var name: String {
      switch self {
      case .none: ""
      case .link: "Links"
      case .visitedLink: "Visited links"
      case .heading: "Headings"
      case .headingLevel1: "Headings level 1"
      case .headingLevel2: "Headings level 2"
      case .headingLevel3: "Headings level 3"
      case .headingLevel4: "Headings level 4"
      case .headingLevel5: "Headings level 5"
      case .headingLevel6: "Headings level 6"
      case .boldText: "Bold text"
      case .italicText: "Italic text"
      case .underlineText: "Underlined text"
      case .misspelledWord: "Misspelled words"
      case .image: "Images"
      case .textField: "Text fields"
      case .table: "Tables"
      case .list: "Lists"
      case .landmark: "Landmarks"
      }
    }
  }
}
