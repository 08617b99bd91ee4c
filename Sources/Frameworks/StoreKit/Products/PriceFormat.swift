extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// Returns the format of prices in a locale.
  static func storePrice(_ locale: Locale) -> Decimal.FormatStyle.Currency {
    .currency(code: locale.currency?.identifier ?? "USD").locale(locale)
  }
}
