/// A text that is looked up when it is needed.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// Whose table the text is in.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// That of the bundle which has a class.
    case forClass(AnyClass)
    /// That of the bundle at a place.
    case atURL(URL)

    /// Whether both are the same.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// What is looked up.
  public let key: String
  /// The text where nothing is found.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil for `Localizable`.
  public let table: String?
  /// In whose way numbers are written.
  public var locale: Locale
  let bundle: BundleDescription

  /// Makes one of its key, which is its text where nothing is found.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Makes one of its key, with another text where nothing is found.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Makes one of a text without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes one of a text's parts.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// What has a text that is looked up.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
