import TactusPhoneLink

// The languages and emoji of the screen keyboard. `Documentation/Behaviour/Keyboards.md` has the
// steps that comments name.
extension Phone {
  /// The languages of the keyboard, of which the current one is that of the first responder
  /// (Keyboards.LA7).
  var keyboardLanguages: KeyboardLanguages {
    var languages = kernel.settings.keyboardLanguages
    languages.setCustom(activeCustomKeyboards, current: kernel.settings.customKeyboards.current)
    if let preferred = screenKeyboard.preferredLanguage, languages.active.contains(preferred) {
      languages.select(preferred)
    }
    return languages
  }

  /// Makes a language that the user has added the current one (Keyboards.LA2).
  mutating func select(_ language: KeyboardLanguage) -> [PhoneEffect] {
    var settings = kernel.settings
    guard settings.keyboardLanguages.active.contains(language) else { return [] }
    // The user's choice replaces the preference of the first responder.
    if let served = screenKeyboard.served {
      screenKeyboard.configurations[served]?.language = nil
    }
    let effects = updateLanguage()
    settings.keyboardLanguages.select(language)
    settings.customKeyboards.select(nil)
    return effects
      + (settings == self.kernel.settings ? [] : step(.settings(settings), at: kernel.now))
  }

  /// Records an emoji that the user has typed (Keyboards.EM3).
  mutating func record(_ emoji: String) -> [PhoneEffect] {
    var settings = kernel.settings
    settings.recentEmoji.insert(emoji)
    return settings == self.kernel.settings ? [] : step(.settings(settings), at: kernel.now)
  }

  /// Sends the languages to the apps if the first responder prefers another one than before.
  mutating func updateLanguage() -> [PhoneEffect] {
    let preferred = neededKeyboard?.language
    guard preferred != screenKeyboard.preferredLanguage else { return [] }
    let before = traits
    screenKeyboard.preferredLanguage = preferred
    return traits == before ? [] : sendTraits()
  }
}
