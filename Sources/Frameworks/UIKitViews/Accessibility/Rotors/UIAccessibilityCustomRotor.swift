import TactusVoiceOver

/// An app's rotor, with which VoiceOver users move between related elements.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the next or previous result; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor without a name or results.
  public override init() {
    attributedName = NSAttributedString(string: "")
    systemRotorType = .none
    itemSearchBlock = { _ in nil }
    super.init()
  }

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

  /// Creates a rotor of a system type, with the type's name.
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
  /// The system type; `.none` for a rotor with its own name.
  open private(set) var systemRotorType: SystemRotorType

  /// The directions of a search.
  public enum Direction: Int, Sendable {
    /// Toward the beginning.
    case previous = 0
    /// Toward the end.
    case next = 1
  }

  /// The element types for which the system has rotors.
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

    /// The spoken name, in the phone's language (VoiceOver.WO1).
    @MainActor fileprivate var name: String {
      let words = VoiceOverStrings.ofPhone
      return switch self {
      case .none: ""
      case .link: words[.rotorLinks]
      case .visitedLink: words[.rotorVisitedLinks]
      case .heading: words[.rotorHeadings]
      case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
        .headingLevel6:
        words.text(.rotorHeadingLevel, rawValue - Self.headingLevel1.rawValue + 1)
      case .boldText: words[.rotorBoldText]
      case .italicText: words[.rotorItalicText]
      case .underlineText: words[.rotorUnderlinedText]
      case .misspelledWord: words[.rotorMisspelledWords]
      case .image: words[.rotorImages]
      case .textField: words[.rotorTextFields]
      case .table: words[.rotorTables]
      case .list: words[.rotorLists]
      case .landmark: words[.rotorLandmarks]
      }
    }
  }
}
