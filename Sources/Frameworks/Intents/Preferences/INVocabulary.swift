/// The app's own vocabulary for Siri.
///
/// - Thread: any.
open class INVocabulary: NSObject, @unchecked Sendable {
  // Without mutable state.

  private static let vocabulary = INVocabulary(internally: ())

  private init(internally: Void) { super.init() }

  /// Returns the shared vocabulary.
  open class func shared() -> INVocabulary { vocabulary }

  /// Sets the vocabulary of a kind, the most important words first (Intents.VO1).
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    IntentStore.current.setVocabulary(vocabulary.array.compactMap { $0 as? String }, of: type)
  }

  /// Sets the vocabulary of a kind, the most important words first (Intents.VO1).
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    IntentStore.current.setVocabulary(
      vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }, of: type)
  }

  /// Removes the vocabulary of all kinds (Intents.VO1).
  open func removeAllVocabularyStrings() { IntentStore.current.removeVocabulary() }
}
