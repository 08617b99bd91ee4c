/// The words of the app that Siri has to know.
///
/// - Thread: any.
open class INVocabulary: NSObject, @unchecked Sendable {
  // Without mutable state.

  private static let vocabulary = INVocabulary(internally: ())

  private init(internally: Void) { super.init() }

  /// Returns the vocabulary of the app.
  open class func shared() -> INVocabulary { vocabulary }

  /// Sets the words of a kind, the most important first (Intents.VO1).
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    IntentStore.current.setVocabulary(vocabulary.array.compactMap { $0 as? String }, of: type)
  }

  /// Sets the words of a kind, the most important first (Intents.VO1).
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    IntentStore.current.setVocabulary(
      vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }, of: type)
  }

  /// Removes the words of all kinds (Intents.VO1).
  open func removeAllVocabularyStrings() { IntentStore.current.removeVocabulary() }
}
