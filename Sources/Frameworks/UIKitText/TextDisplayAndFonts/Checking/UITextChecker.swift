import Synchronization

/// A spelling checker with Debian's dictionaries.
///
/// Steps TextChecking.CK1… are in `Documentation/Behaviour/TextChecking.md`.
///
/// - Thread: any; a lock guards what changes in it.
open class UITextChecker: NSObject, @unchecked Sendable {
  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  // MARK: Checking

  /// Returns the range of the first misspelled word; its location is `NSNotFound` if there is none
  /// (TextChecking.CK1).
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The range to check, in UTF-16 units.
  ///   - startingOffset: The offset in the text at which the search begins.
  ///   - wrapFlag: Whether the search continues at the start of the range.
  ///   - language: The language, such as `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let text = stringToCheck as NSString
    Self.check(range, text)
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionary.named(language) else { return none }
    let start = min(max(range.location, startingOffset), NSMaxRange(range))
    let words = Self.words(in: stringToCheck, range)
    let after = words.filter { $0.location >= start }
    let before = wrapFlag ? words.filter { $0.location < start } : []
    for word in after + before where isMisspelled(text.substring(with: word), dictionary) {
      return word
    }
    return none
  }

  /// Returns possible corrections of a word, the most similar first; nil if the language has no
  /// dictionary (TextChecking.CK2).
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let text = string as NSString
    Self.check(range, text)
    let word = text.substring(with: range)
    guard let dictionary = SpellingDictionary.named(language) else { return nil }
    return isMisspelled(word, dictionary) ? dictionary.guesses(for: word) : []
  }

  /// Returns the words that begin with a partial word, in alphabetical order; nil if the language
  /// has no dictionary (TextChecking.CK3).
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let text = string as NSString
    Self.check(range, text)
    guard let dictionary = SpellingDictionary.named(language) else { return nil }
    let start = text.substring(with: range)
    guard !start.isEmpty else { return [] }
    let learned = Self.learnedWords.filter { $0.lowercased().hasPrefix(start.lowercased()) }
    let found = dictionary.completions(of: start, limit: Self.completionLimit)
    return Array((learned + found.filter { !learned.contains($0) }).prefix(Self.completionLimit))
  }

  /// The languages with a dictionary (TextChecking.CK4).
  open class var availableLanguages: [String] { SpellingDictionary.languages }

  // MARK: Words

  /// Ignores a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignored.withLock { if !$0.contains(wordToIgnore) { $0.append(wordToIgnore) } }
  }
  /// The words that this checker ignores.
  open var ignoredWords: [String]? {
    get { ignored.withLock { $0 } }
    set { ignored.withLock { $0 = newValue ?? [] } }
  }

  /// Adds a word to the correct ones of this app (TextChecking.CK5).
  open class func learnWord(_ word: String) {
    guard !word.isEmpty, !hasLearnedWord(word) else { return }
    learnedWords.append(word)
  }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
  /// Removes a word from the learned ones.
  open class func unlearnWord(_ word: String) { learnedWords.removeAll { $0 == word } }

  // MARK: Internals

  private let ignored = Mutex<[String]>([])

  /// The number of completions.
  ///
  /// - Source: none. Confidence: guess.
  private static let completionLimit = 20

  /// The learned words, which the app's defaults keep.
  private static var learnedWords: [String] {
    get { UserDefaults.standard.stringArray(forKey: learnedKey) ?? [] }
    set { UserDefaults.standard.set(newValue, forKey: learnedKey) }
  }
  private static let learnedKey = "TactusLearnedWords"

  private func isMisspelled(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    // Words with digits, such as names of products, are in no dictionary.
    if word.contains(where: \.isNumber) || !word.contains(where: \.isLetter) { return false }
    let plain = word.replacing("’", with: "'")
    if ignored.withLock({ $0.contains(word) }) || Self.hasLearnedWord(word) { return false }
    return !dictionary.contains(plain)
  }

  /// Returns the ranges of the words that are within a range as a whole.
  private static func words(in text: String, _ range: NSRange) -> [NSRange] {
    TextUnits(text).words.filter {
      $0.location >= range.location && NSMaxRange($0) <= NSMaxRange(range)
    }
  }

  /// Traps if a range is outside of a text, as UIKit does.
  private static func check(_ range: NSRange, _ text: NSString) {
    programmingPrecondition(
      range.location >= 0 && range.length >= 0 && range.location <= text.length
        && range.length <= text.length - range.location,
      "the range {\(range.location), \(range.length)} is outside of a text of length \(text.length)",
      exception: "NSRangeException")
  }
}
