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

  /// Options of the lookup of a localized string.
  public struct LocalizationOptions {
    /// The values of the placeholders, in the order of the key; nil for none.
    public var replacements: [any CVarArg]?

    /// Creates options without replacements.
    public init() {}
  }

  /// Creates the localized string of a key, with values for its placeholders (ObjectiveC.TX2).
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default text.
  ///   - options: The options, which have the values.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.filled(format, locale, replacements: options.replacements)
  }

  /// Creates the localized string of a key, with a default value and values for placeholders.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The default text if the key is not found.
  ///   - options: The options, which have the values.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.filled(format, locale, replacements: options.replacements)
  }

  /// Creates the localized string of a resource, with values for its placeholders.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    let format = resource.bundle.bundle.localizedString(
      forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
    self = resource.defaultValue.filled(
      format, resource.locale, replacements: options.replacements)
  }
}
