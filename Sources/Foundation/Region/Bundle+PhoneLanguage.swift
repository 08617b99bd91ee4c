// The toolchain's Foundation localizes in English, or in the language of a program's argument
// `-AppleLanguages`, which it reads once. These members follow the phone's language (Region.LR6).
// Like all overloads of Foundation's members, they apply in files that import Foundation through
// UIKit or TactusFoundation only.

extension Bundle {
  /// Returns the localized string of a key (Region.LR6).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The string if the key is not found; the key if it is nil or empty.
  ///   - tableName: The name of the table; `Localizable` if it is nil or empty.
  @_disfavoredOverload
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    phoneString(forKey: key, value: value, table: tableName)
  }

  /// The localizations of the bundle that the app uses, the preferred first (Region.LR6).
  @_disfavoredOverload
  public var preferredLocalizations: [String] { phoneLocalizations }

  /// Returns the path of a resource, localized if the bundle has it in the phone's language
  /// (Region.LR6).
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    localizedPath(name, ext) ?? self.Foundation::path(forResource: name, ofType: ext)
  }

  /// Returns the URL of a resource, localized if the bundle has it in the phone's language
  /// (Region.LR6).
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    localizedPath(name, ext).map { URL(fileURLWithPath: $0) }
      ?? self.Foundation::url(forResource: name, withExtension: ext)
  }

  // MARK: Internals

  /// Returns the localized string of a key in the phone's language.
  package func phoneString(forKey key: String, value: String?, table: String?) -> String {
    if let format = pluralFormat(forKey: key, table: table) { return format }
    guard let language = otherLanguage,
      let bundle = Bundle(path: "\(resourcePath ?? bundlePath)/\(language).lproj")
    else { return self.Foundation::localizedString(forKey: key, value: value, table: table) }
    // A missing key has a value that no table contains.
    let missing = "\u{0}"
    let found = bundle.Foundation::localizedString(forKey: key, value: missing, table: table)
    guard found == missing else { return found }
    return self.Foundation::localizedString(forKey: key, value: value, table: table)
  }

  /// Returns the format of a key in a table of plural forms; nil if no table has the key.
  ///
  /// Foundation on Linux ends the program for a key of such a table, a file `.stringsdict`.
  private func pluralFormat(forKey key: String, table: String?) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return PluralTables.shared.format(forKey: key, bundlePath, name, otherLanguage ?? "") {
      localizedPath(name, "stringsdict")
        ?? self.Foundation::path(forResource: name, ofType: "stringsdict")
    }
  }

  /// The localizations that the app uses, the preferred first.
  package var phoneLocalizations: [String] {
    guard let otherLanguage else { return self.Foundation::preferredLocalizations }
    return [otherLanguage]
  }

  /// Whether the app's texts from this bundle are in a language that is read from right to left.
  package var isRightToLeft: Bool {
    guard let language = otherLanguage else { return false }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  private func localizedPath(_ name: String?, _ ext: String?) -> String? {
    guard let otherLanguage, let name else { return nil }
    return path(
      forResource: name, ofType: ext, inDirectory: nil, forLocalization: otherLanguage)
  }

  /// The localization in the phone's language, if it is another than Foundation's own; nil if the
  /// bundle has none.
  private var otherLanguage: String? {
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
  bundle.phoneString(forKey: key, value: value, table: tableName)
}
