extension Bundle {
  /// Whether the app's texts from this bundle are in a language that is read from right to left.
  package var isRightToLeft: Bool {
    guard let language = otherLanguage else { return false }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  /// The localization in the phone's language, if it is another than Foundation's own; nil if the
  /// bundle has none.
  var otherLanguage: String? {
    let preferences = PhoneRegion.current.preferredLanguages
    guard let preference = preferences.first else { return nil }
    guard Locale.Language(identifier: preference).languageCode != "en" else { return nil }
    // Foundation's own choice ignores languages with a region, such as `ar-EG` for `ar` (measured,
    // Swift 6.3 on Linux).
    return LocalizationMatch.best(of: localizations, for: preference)
  }
}

/// Returns a localized string of a bundle (Region.LR6).
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; nil for `Localizable`.
///   - bundle: The bundle.
///   - value: The string if the key is not found; the key if it is empty.
///   - comment: A comment for translators.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
