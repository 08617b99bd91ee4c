import Foundation

/// The choice of the localization that fits the languages of a user (Region.LR12).
enum LocalizationMatch {
  /// Returns the localizations of a list that fit languages, the best first.
  ///
  /// - Parameters:
  ///   - localizations: The names of the localizations, such as `en` or `zh-Hant`.
  ///   - preferences: The identifiers of the languages, the preferred first.
  /// - Returns: The best localization for the first language that has any, and those from which it
  ///   inherits, such as `en` for `en-GB`; the first localization of the list if none fits.
  static func preferred(of localizations: [String], for preferences: [String]) -> [String] {
    for preference in preferences {
      guard let best = best(of: localizations, for: preference) else { continue }
      let general = ancestors(of: Locale.Language(identifier: best)).dropFirst()
      return [best] + general.compactMap { name($0, in: localizations) }.filter { $0 != best }
    }
    return Array(localizations.prefix(1))
  }

  /// Returns the localization of a list that fits a language best; nil if none is in the language
  /// and its script.
  static func best(of localizations: [String], for preference: String) -> String? {
    let wanted = Locale.Language(identifier: preference)
    for language in ancestors(of: wanted) {
      if let name = name(language, in: localizations) { return name }
    }
    // A localization for another region, such as `pt-BR` for `pt-PT`; of several the most general.
    return localizations.filter {
      let language = Locale.Language(identifier: $0)
      return language.languageCode == wanted.languageCode && language.script == wanted.script
    }
    .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Returns a language and those from which it inherits, such as `es-MX`, `es-419` and `es`.
  private static func ancestors(of language: Locale.Language) -> [Locale.Language] {
    var all = [language]
    while let next = all.last?.parent, next.script == language.script, all.count < 8 {
      all.append(next)
    }
    return all
  }

  private static func name(_ language: Locale.Language, in localizations: [String]) -> String? {
    localizations.first {
      Locale.Language(identifier: $0).minimalIdentifier == language.minimalIdentifier
    }
  }
}
