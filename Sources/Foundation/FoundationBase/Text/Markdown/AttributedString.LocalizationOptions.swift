extension AttributedString {
  /// Options of the lookup of a localized text.
  public struct LocalizationOptions {
    /// The values of the placeholders, in the order of the key; nil for none.
    public var replacements: [any CVarArg]?
    /// Whether the text gets grammar agreement; true by default.
    public var inflect = true

    /// Creates options without replacements.
    public init() {}

    /// The options that a string has, too.
    fileprivate var ofString: String.LocalizationOptions {
      var options = String.LocalizationOptions()
      options.replacements = replacements
      return options
    }
  }

  /// Creates a localized text, with values for its placeholders (ObjectiveC.TX2).
  ///
  /// - Parameters:
  ///   - key: The key, which is also the default text.
  ///   - options: The options, which have the values.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats; nil for the present one.
  ///   - comment: A comment for translators.
  public init(
    localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      lines: String(
        localized: key, options: options.ofString, table: table, bundle: bundle,
        locale: locale ?? .current, comment: comment),
      language: (bundle ?? .main).preferredLocalizations.first, inflects: options.inflect)
  }

  /// Creates a localized text, with a default text and values for placeholders.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if the table has none.
  ///   - options: The options, which have the values.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats; nil for the present one.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      lines: String(
        localized: key, defaultValue: defaultValue, options: options.ofString, table: table,
        bundle: bundle, locale: locale ?? .current, comment: comment),
      language: (bundle ?? .main).preferredLocalizations.first, inflects: options.inflect)
  }

  /// Creates the localized text of a resource, with values for its placeholders.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self.init(
      lines: String(localized: resource, options: options.ofString),
      language: Bundle.main.preferredLocalizations.first, inflects: options.inflect)
  }
}
