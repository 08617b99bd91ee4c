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
    let wanted = Locale.Language(identifier: preference)
    guard wanted.languageCode != "en" else { return nil }
    // Foundation's own choice ignores languages with a region, such as `ar-EG` for `ar` (measured,
    // Swift 6.3 on Linux).
    let found = localizations.filter { name in
      let language = Locale.Language(identifier: name)
      return language.languageCode == wanted.languageCode && language.script == wanted.script
    }
    return found.first { Locale.Language(identifier: $0).region == wanted.region }
      ?? found.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
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
