/// A word with the text that replaces it.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  /// The text that replaces the word.
  open private(set) var documentText = ""
  /// The word that the user types.
  open private(set) var userInput = ""
}
