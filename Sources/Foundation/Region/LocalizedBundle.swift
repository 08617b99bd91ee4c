// The toolchain's class has members with types of this module, which a subclass has to know.
internal import CoreFoundation
import Foundation
import TactusSelectors

/// The members of a bundle that follow the phone's language (Region.LR6).
///
/// The toolchain's Foundation localizes in English, or in the language of a program's argument
/// `-AppleLanguages`, which it reads once. Before `main`, the table of methods of `Bundle` gets the
/// members of this class, which are called with objects of `Bundle`. A class of the app can
/// override them.
///
/// Sendable because it adds no property.
final class LocalizedBundle: OriginalBundle<Void>, @unchecked Sendable {
  override func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    if let format = pluralFormat(forKey: key, table: tableName) { return format }
    guard let language = otherLanguage,
      let bundle = Bundle(path: "\(resourcePath ?? bundlePath)/\(language).lproj")
    else { return originalString(key, value, tableName) }
    // A missing key has a value that no table contains.
    let missing = "\u{0}"
    let found = reinterpreted(bundle, as: LocalizedBundle.self)
      .originalString(key, missing, tableName)
    return found == missing ? originalString(key, value, tableName) : found
  }

  override var preferredLocalizations: [String] {
    otherLanguage.map { [$0] } ?? super.preferredLocalizations
  }

  /// The language of development; nil for a bundle that names none, for which Foundation on Linux
  /// traps (Region.LR10).
  override var developmentLocalization: String? {
    let name = infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  override func path(forResource name: String?, ofType ext: String?) -> String? {
    localizedPath(name, ext) ?? super.path(forResource: name, ofType: ext)
  }

  override func url(forResource name: String?, withExtension ext: String?) -> URL? {
    localizedPath(name, ext).map { URL(fileURLWithPath: $0) }
      ?? super.url(forResource: name, withExtension: ext)
  }

  // MARK: Internals

  /// Returns Foundation's own localized string.
  private func originalString(_ key: String, _ value: String?, _ table: String?) -> String {
    super.localizedString(forKey: key, value: value, table: table)
  }

  /// Returns the format of a key in a table of plural forms; nil if no table has the key.
  ///
  /// Foundation on Linux traps for a key of such a table, a file `.stringsdict`.
  private func pluralFormat(forKey key: String, table: String?) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return PluralTables.shared.format(forKey: key, bundlePath, name, otherLanguage ?? "") {
      localizedPath(name, "stringsdict") ?? super.path(forResource: name, ofType: "stringsdict")
    }
  }

  private func localizedPath(_ name: String?, _ ext: String?) -> String? {
    guard let otherLanguage, let name else { return nil }
    return path(
      forResource: name, ofType: ext, inDirectory: nil, forLocalization: otherLanguage)
  }

  @section(".init_array") @used
  private static let load: @convention(c) () -> Void = {
    ExchangedMethods.install(LocalizedBundle.self)
  }
}

/// The methods of Foundation.
///
/// - Thread: as `Bundle`; it adds no property.
class OriginalBundle<Mark>: Bundle, @unchecked Sendable {}
