import TactusPhoneLink

/// The letters that a key offers when it is held (Keyboards.KE8, Keyboards.LA4).
enum AccentTable {
  /// Returns the letters of a key, the key's own first; empty for a key without others.
  static func letters(
    of text: String, isCapital: Bool, in language: KeyboardLanguage
  ) -> [String] {
    guard let more = LanguageKeys.keys(of: language).accents[text] else { return [] }
    let all = [text] + more.map(String.init)
    return isCapital ? all.map(capital) : all
  }

  /// Returns the capital of a letter.
  static func capital(_ letter: String) -> String {
    // The capital of ß has no single character in Unicode's case mapping.
    letter == "ß" ? "ẞ" : letter.uppercased()
  }
}
