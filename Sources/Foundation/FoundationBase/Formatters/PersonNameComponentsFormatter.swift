/// A formatter of names of persons.
///
/// Steps Formatters.FM9…
open class PersonNameComponentsFormatter: Formatter {
  /// The style of a name.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// A short form: Tom.
    case short
    /// The given and family name: Thomas Clark.
    case medium
    /// The full name: Dr. Thomas Louis Clark Esq.
    case long
    /// The initials: TC.
    case abbreviated
  }

  /// Options of a formatted name.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phonetic representation.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The style of a name.
  open var style: Style = .default
  /// Whether the phonetic representation is used.
  open var isPhonetic = false
  /// The locale, which determines the order.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the current locale.
  public override init() { super.init() }

  /// Creates a formatter.
  ///
  /// The archive's content is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats a name.
  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation : components
    return written.map { PersonNameText(of: $0, locale).text(style) } ?? ""
  }

  /// Formats a name; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents
      ?? (obj as? NSPersonNameComponents).map { $0 as PersonNameComponents })
      .map { string(from: $0) }
  }

  /// Formats a name in the current locale.
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
  /// Formats the name with the medium style in the current locale.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// Formats the name with a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// A format style of names.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The style of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// A short form: Tom.
      case short
      /// The given and family name: Thomas Clark.
      case medium
      /// The full name: Dr. Thomas Louis Clark Esq.
      case long
      /// The initials: TC.
      case abbreviated
    }

    /// The style of a name.
    public var style: Style
    /// The locale, which determines the order.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Formats a name.
    public func format(_ value: PersonNameComponents) -> String {
      let name = PersonNameText(of: value, locale)
      return switch style {
      case .short: name.text(.short)
      case .medium: name.text(.medium)
      case .long: name.text(.long)
      case .abbreviated: name.text(.abbreviated)
      }
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The format style of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
