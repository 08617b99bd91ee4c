import Foundation

/// The conversion of language codes to BCP 47 codes with a region, as an iPhone's voices have them
/// (Speech.VO1).
enum SpeechLanguage {
  /// Returns the code for a language: `de` becomes `de-DE`, and `en-gb-scotland` `en-GB`.
  static func code(of identifier: String) -> String {
    let identifier = identifier.replacing("_", with: "-").lowercased()
    if let code = exceptions[identifier] { return code }
    let parts = Locale.Language(identifier: identifier)
    guard let language = parts.languageCode?.identifier else { return identifier }
    let likely = Locale.Language(identifier: parts.maximalIdentifier)
    guard let region = parts.region?.identifier ?? likely.region?.identifier else {
      return language
    }
    return "\(language)-\(region)"
  }

  /// Returns the language of a code: `de` for `de-DE`.
  static func language(of code: String) -> String {
    code.prefix { $0 != "-" }.lowercased()
  }

  /// An iPhone's codes for the Chinese languages.
  ///
  /// - Source: the codes in `UIAccessibilitySpeechAttributeLanguage`'s and the voices' public
  ///   lists. Confidence: reported.
  private static let exceptions = [
    "cmn": "zh-CN", "cmn-latn-pinyin": "zh-CN", "zh": "zh-CN", "yue": "zh-HK",
  ]
}
