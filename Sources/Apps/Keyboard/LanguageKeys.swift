import TactusPhoneLink

/// The keys and titles of a language, from `Data/KeyboardLayouts.json`.
struct LanguageKeys {
  /// The rows of letters.
  let letters: [String]
  /// The rows of digits and common punctuation.
  let numbers: [String]
  /// The rows of other symbols.
  let symbols: [String]
  /// The other letters of each letter, for a key that is held.
  let accents: [String: String]
  /// The titles of planes and of the space bar.
  let titles: [String: String]
  /// The titles of the return key, by the names of `UIReturnKeyType`.
  let returns: [String: String]

  /// The title of the space bar.
  var spaceTitle: String { titles["space"] ?? "space" }

  /// The digits from 1 to 9, and 0.
  var digits: [Character] { Array(numbers.first ?? "") }
}
