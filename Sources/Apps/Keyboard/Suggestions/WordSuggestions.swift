import TactusPhoneLink
import UIKit

/// Corrections and completions of a word in a language, by Debian's dictionaries.
///
/// A language without a dictionary has none.
struct WordSuggestions {
  /// The language.
  let language: KeyboardLanguage

  /// Returns the word at the end of a text; empty if the text ends with another character.
  static func lastWord(of text: String) -> String {
    let word = text.suffix { isWordCharacter($0) }
    return String(word.drop { !$0.isLetter })
  }

  /// Returns whether a character is part of a word.
  static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character == "'" || character == "’"
  }

  /// Returns the word to which a word is corrected; nil for a correct word, or one that is not
  /// similar enough to another (Keyboards.PR2).
  func correction(of word: String) -> String? {
    // The dictionary has the English pronoun as a letter too.
    if language == .english, word == "i" { return "I" }
    guard isMisspelled(word), !hasInnerCapital(word) else { return nil }
    let limit = word.count <= 4 ? 1 : 2
    let plain = word.lowercased()
    let range = NSRange(location: 0, length: plain.utf16.count)
    let guesses = checker.guesses(forWordRange: range, in: plain, language: language.rawValue) ?? []
    let found = guesses.prefix(Self.guessLimit).first { guess in
      guess.allSatisfy(Self.isWordCharacter)
        && EditDistance.between(guess.lowercased(), plain) <= limit
    }
    return found.map { capitalized($0, as: word) }
  }

  /// Returns words that begin with a partial word, the shortest first.
  func completions(of word: String) -> [String] {
    guard word.count > 1 else { return [] }
    let range = NSRange(location: 0, length: word.utf16.count)
    let words = checker.completions(
      forPartialWordRange: range, in: word, language: language.rawValue)
    return (words ?? []).filter { $0.allSatisfy(Self.isWordCharacter) }
      .sorted { ($0.count, $0) < ($1.count, $1) }.map { capitalized($0, as: word) }
  }

  /// Returns whether the dictionary of the language does not contain a word.
  func isMisspelled(_ word: String) -> Bool {
    let range = NSRange(location: 0, length: word.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: word, range: range, startingAt: 0, wrap: false, language: language.rawValue)
    return found.location != NSNotFound
  }

  // MARK: Internals

  /// The number of guesses among which the correction is.
  ///
  /// - Source: ours. Confidence: guess.
  private static let guessLimit = 3

  private let checker = UITextChecker()

  /// Returns whether a word has a capital after its first letter, as a name or an abbreviation.
  private func hasInnerCapital(_ word: String) -> Bool {
    word.dropFirst().contains(where: \.isUppercase)
  }

  private func capitalized(_ word: String, as model: String) -> String {
    model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}

extension StringProtocol {
  /// Returns the longest end of the text whose characters satisfy a condition.
  fileprivate func suffix(_ isIncluded: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isIncluded(self[index(before: start)]) {
      start = index(before: start)
    }
    return self[start...]
  }
}
