extension String {
  /// Creates the localized string of a key (ObjectiveC.TX1).
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default text.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.filled(format, locale)
  }

  /// Creates the localized string of a key, with a default value (ObjectiveC.TX1).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The default text if the key is not found.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.filled(format, locale)
  }

  /// Creates the localized string of a resource.
  public init(localized resource: LocalizedStringResource) {
    let format = resource.bundle.bundle.localizedString(
      forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
    self = resource.defaultValue.filled(format, resource.locale)
  }
}
