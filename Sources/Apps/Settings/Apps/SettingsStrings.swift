import UIKit

/// The localized texts of a `Settings.bundle` (Settings.SB3).
struct SettingsStrings {
  private let texts: [String: String]

  /// Reads a table of texts in the first language of the phone that the bundle has, else in
  /// English.
  init(_ table: String, in folder: String) {
    let languages = Locale.preferredLanguages.flatMap { language -> [String] in
      let short = language.split(separator: "-").first.map(String.init) ?? language
      return [language, language.replacingOccurrences(of: "-", with: "_"), short]
    }
    let paths = (languages + ["en", "Base"]).map { "\(folder)/\($0).lproj/\(table).strings" }
    let path = table.contains("/") ? nil : paths.first(where: FileManager.default.fileExists)
    let data = path.flatMap { FileManager.default.contents(atPath: $0) }
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    texts = list as? [String: String] ?? [:]
  }

  /// Returns the text in the language of the phone; the text itself without an entry.
  func localized(_ text: String) -> String { texts[text] ?? text }
}
