import TactusJSON
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

extension StepReader {
  /// Reads the keyboards of the screen and the emoji that were typed (Keyboards.LA9,
  /// Keyboards.EM3).
  static func keyboards(_ object: StepObject) throws(SourceTextError) -> [PhoneSetting] {
    var settings: [PhoneSetting] = []
    let known = KeyboardLanguage.allCases.map(\.rawValue)
    if let names = try object.names("Keyboards", among: known, called: "languages") {
      let languages = names.compactMap(KeyboardLanguage.init)
      guard let first = languages.first, KeyboardLanguages(languages, current: first) != nil else {
        throw object.error("Keyboards", expected: "one or more languages, each once")
      }
      settings.append(.keyboards(languages))
    }
    if let language = try object.choice("Keyboard Language", of: KeyboardLanguage.self) {
      settings.append(.keyboardLanguage(language))
    }
    if object.hasMember("Recent Emoji") {
      guard let texts = try object.texts("Recent Emoji"), texts.allSatisfy(RecentEmoji.isValid),
        texts.count <= RecentEmoji.capacity
      else { throw object.error("Recent Emoji", expected: "at most 100 emoji, such as [\"👋🏽\"]") }
      settings.append(.recentEmoji(RecentEmoji(texts)))
    }
    return settings
  }
}
