import TactusPhoneLink

/// The rule by which Shift is on before a letter is typed (Keyboards.KE3).
enum CapitalizationRule {
  /// Returns whether the next letter is a capital.
  static func isCapital(
    after context: String, _ capitalization: KeyboardConfiguration.Capitalization
  ) -> Bool {
    switch capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return context.last.map { !$0.isLetter && !$0.isNumber && $0 != "'" } ?? true
    case .sentences:
      // Opening punctuation, such as “¿”, belongs to the sentence that follows (Keyboards.LA8).
      let context = context.reversed().drop { opening.contains($0) }.reversed()
      guard let last = context.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      let text = context.reversed().drop { $0.isWhitespace && !$0.isNewline }
      guard let end = text.first(where: { !closing.contains($0) }) else { return true }
      return end.isNewline || sentenceEnds.contains(end)
    }
  }

  /// Returns whether a second space ends a sentence (Keyboards.KE4).
  static func endsSentence(_ context: String) -> Bool {
    guard context.last == " ", let before = context.dropLast().last else { return false }
    return before.isLetter || before.isNumber || closing.contains(before)
  }

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "…", "؟"]
  private static let opening: Set<Character> = ["¿", "¡", "(", "[", "{", "“", "„", "«", "‘"]
  private static let closing: Set<Character> = [")", "]", "}", "\"", "'", "”", "’", "»"]
}
