/// A spoken phrase.
open class INSpeakableString: NSObject, NSCopying, INSpeakable, @unchecked Sendable {
  // Without mutable state.

  /// Creates a phrase with an identifier in the app's vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    identifier = vocabularyIdentifier
    (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
    super.init()
  }

  /// Creates a phrase.
  public init(spokenPhrase: String) {
    (identifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil)
    super.init()
  }

  /// The spoken phrase.
  public let spokenPhrase: String
  /// The pronunciation hint.
  public let pronunciationHint: String?
  /// The identifier with which the phrase was created; nil for a phrase of text alone.
  open var vocabularyIdentifier: String? { identifier }
  /// Similar spoken phrases: nil, because there is no Siri.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same phrase.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return spokenPhrase == other.spokenPhrase && pronunciationHint == other.pronunciationHint
      && identifier == other.identifier
  }

  /// The hash of the phrase.
  open override var hash: Int { spokenPhrase.hashValue }

  private let identifier: String?
}
