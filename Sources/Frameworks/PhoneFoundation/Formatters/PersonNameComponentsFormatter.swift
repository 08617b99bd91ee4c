/// Writes people's names, in the order and length that a language has for them.
///
/// Steps FM9… are in `Documentation/Behaviour/Formatters.md`.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// What friends say: Tom.
    case short
    /// What tells people apart: Thomas Clark.
    case medium
    /// All of it: Dr. Thomas Louis Clark Esq.
    case long
    /// The first letters: TC.
    case abbreviated
  }

  /// What else may be asked for.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// How the name is said instead of how it is written.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style: Style = .default
  /// Whether it is how the name is said instead of how it is written.
  open var isPhonetic = false
  /// Whose order it is.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes one for the language of now.
  public override init() { super.init() }

  /// Makes one of an archive: what those hold is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A name.
  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation : components
    return written.map { PersonNameText(of: $0, locale).text(style) } ?? ""
  }

  /// A name, if that is what the object is.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents
      ?? (obj as? NSPersonNameComponents).map { $0 as PersonNameComponents })
      .map { string(from: $0) }
  }

  /// A name in the language of now.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
}

extension PersonNameComponents {
  /// The name as people tell each other apart, in the language of now.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// The name in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// How people's names are written.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// What friends say: Tom.
      case short
      /// What tells people apart: Thomas Clark.
      case medium
      /// All of it: Dr. Thomas Louis Clark Esq.
      case long
      /// The first letters: TC.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// Whose order it is.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// A name in this style.
    public func format(_ value: PersonNameComponents) -> String {
      let name = PersonNameText(of: value, locale)
      return switch style {
      case .short: name.text(.short)
      case .medium: name.text(.medium)
      case .long: name.text(.long)
      case .abbreviated: name.text(.abbreviated)
      }
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// How people's names are written.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
