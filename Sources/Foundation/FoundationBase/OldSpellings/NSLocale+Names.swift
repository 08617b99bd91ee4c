// The names that a locale has for parts of identifiers.
extension NSLocale {
  /// Returns the name of a locale.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  /// Returns the name of a language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }
  /// Returns the name of a country or region.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }
  /// Returns the name of a script.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }
  /// Returns the name of a currency.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }
  /// Returns the name of a variant.
  public func localizedString(forVariantCode variantCode: String) -> String? {
    locale.localizedString(forVariantCode: variantCode)
  }
  /// Returns the name of a calendar.
  public func localizedString(forCalendarIdentifier calendarIdentifier: String) -> String? {
    displayName(forKey: .calendar, value: calendarIdentifier)
  }
  /// Returns the name of a collation.
  public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
    locale.localizedString(forCollationIdentifier: collationIdentifier)
  }
  /// Returns the name of a collation, by its collator's identifier.
  public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
    locale.localizedString(forCollatorIdentifier: collatorIdentifier)
  }

  private var locale: Locale { self as Locale }
}
