extension String {
  /// The text of a key in the language of a bundle (TX1).
  ///
  /// - Parameters:
  ///   - keyAndValue: What is looked up, and the text where nothing is found.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: Whose table; nil for the app's.
  ///   - locale: In whose way numbers are written.
  ///   - comment: What translators have to know.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.filled(format, locale)
  }

  /// The text of a key in the language of a bundle, or a text of one's own (TX1).
  ///
  /// - Parameters:
  ///   - key: What is looked up.
  ///   - defaultValue: The text where nothing is found.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: Whose table; nil for the app's.
  ///   - locale: In whose way numbers are written.
  ///   - comment: What translators have to know.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.filled(format, locale)
  }

  /// The text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    let format = resource.bundle.bundle.localizedString(
      forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
    self = resource.defaultValue.filled(format, resource.locale)
  }
}
