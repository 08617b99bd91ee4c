/// A localizable string that is looked up when it is needed.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// The bundle with the string table.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// Returns whether both describe the same bundle.
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

  /// The key.
  public let key: String
  /// The default text if the key is not found.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The locale of number formats.
  public var locale: Locale
  let bundle: BundleDescription

  /// Creates a resource whose key is also its default text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Creates a resource with a key and a default text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type with a localized string resource.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized string resource.
  var localizedStringResource: LocalizedStringResource { get }
}
