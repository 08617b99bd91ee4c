/// The options of a search in a text.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Creates the default options: any part of a word, in capitals or not.
  public override init() { super.init() }

  init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
    (wordMatchMethod, stringCompareOptions) = (method, options)
    super.init()
  }

  /// The parts of words that match.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options of the comparison.
  open private(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]

  /// The parts of words that match.
  public enum WordMatchMethod: Int, Sendable {
    /// Any part.
    case contains = 0
    /// The start.
    case startsWith = 1
    /// The whole word.
    case fullWord = 2
  }
}
