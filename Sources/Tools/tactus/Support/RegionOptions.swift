import TactusCommandKit
import TactusPhone
import TactusPhoneScript
import TactusTextFormatting

/// The options `--language`, `--region` and `--time-zone` of commands with an app.
enum RegionOptions {
  static let language = Option<String?>.text(
    "language", value: "LANGUAGE",
    help: "The phone's language, such as de, zh-Hans or en-GB; the default is en.")
  static let region = Option<String?>.text(
    "region", value: "REGION",
    help: "The phone's region for formats, such as DE; the default is US.")
  static let timeZone = Option<String?>.text(
    "time-zone", value: "ZONE", completion: .words(RegionName.timeZones),
    help: "The phone's time zone, such as Europe/Berlin; the default is GMT.")

  /// Returns the settings of a new phone with the chosen language, region and time zone.
  ///
  /// - Throws: `UsageError` for a word that is none of these, with the nearest time zone.
  static func settings(_ arguments: Arguments) throws(UsageError) -> PhoneSettings {
    var (settings, environment) = (PhoneSettings(), PhoneEnvironment())
    for setting in try chosen(arguments) { setting.apply(to: &settings, &environment) }
    return settings
  }

  /// Returns the chosen language, region and time zone.
  ///
  /// - Throws: `UsageError` for a word that is none of these, with the nearest time zone.
  static func chosen(_ arguments: Arguments) throws(UsageError) -> [PhoneSetting] {
    var settings: [PhoneSetting] = []
    if let word = arguments[language] {
      guard RegionName.isLanguage(word) else {
        throw UsageError(
          "--language expects a language such as de, zh-Hans or en-GB, not '\(word)'")
      }
      settings.append(.language(word))
    }
    if let word = arguments[region] {
      guard RegionName.isRegion(word) else {
        throw UsageError("--region expects a region such as DE, not '\(word)'")
      }
      settings.append(.region(word))
    }
    if let word = arguments[timeZone] {
      guard RegionName.isTimeZone(word) else {
        let hint =
          Spelling.suggestion(for: word, among: RegionName.timeZones)
          .map { "; did you mean \($0)?" } ?? ""
        throw UsageError(
          "--time-zone expects a time zone such as Europe/Berlin, not '\(word)'\(hint)")
      }
      settings.append(.timeZone(word))
    }
    return settings
  }
}
