// The parts of a locale, which are internal in the toolchain.
extension NSLocale {
  /// The identifier.
  public var localeIdentifier: String { locale.identifier }
  /// The code of the language; empty if there is none.
  public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
  /// The code of the country or region.
  public var countryCode: String? { locale.region?.identifier }
  /// The code of the region.
  public var regionCode: String? { locale.region?.identifier }
  /// The code of the script; nil if the identifier has none.
  public var scriptCode: String? { object(forKey: .scriptCode) as? String }
  /// The code of the variant.
  public var variantCode: String? { locale.variant?.identifier }
  /// The identifier of the calendar.
  public var calendarIdentifier: String {
    (locale.calendar as NSCalendar).calendarIdentifier.rawValue
  }
  /// The identifier of the collation.
  public var collationIdentifier: String? { locale.collation.identifier }
  /// Whether distances are measured in meters.
  public var usesMetricSystem: Bool { locale.measurementSystem != .us }
  /// The sign before the digits of a fraction.
  public var decimalSeparator: String { locale.decimalSeparator ?? "." }
  /// The sign between groups of digits.
  public var groupingSeparator: String { locale.groupingSeparator ?? "" }
  /// The sign of the currency.
  public var currencySymbol: String { locale.currencySymbol ?? "" }
  /// The code of the currency.
  public var currencyCode: String? { object(forKey: .currencyCode) as? String }
  /// The identifier of the collator: that of the locale (a guess).
  public var collatorIdentifier: String {
    object(forKey: .collatorIdentifier) as? String ?? locale.identifier
  }
  /// The sign before a quotation.
  public var quotationBeginDelimiter: String { text(.quotationBeginDelimiterKey) }
  /// The sign after a quotation.
  public var quotationEndDelimiter: String { text(.quotationEndDelimiterKey) }
  /// The sign before a quotation in a quotation.
  public var alternateQuotationBeginDelimiter: String {
    text(.alternateQuotationBeginDelimiterKey)
  }
  /// The sign after a quotation in a quotation.
  public var alternateQuotationEndDelimiter: String { text(.alternateQuotationEndDelimiterKey) }

  /// The locale of the user, which follows changes.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }

  private var locale: Locale { self as Locale }

  private func text(_ key: NSLocale.Key) -> String { object(forKey: key) as? String ?? "" }
}
