/// Words that can be spoken.
open class INSpeakableString: NSObject, NSCopying, INSpeakable, @unchecked Sendable {
  // Without mutable state.

  /// Creates words with an identifier in the app's vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    identifier = vocabularyIdentifier
    (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
    super.init()
  }

  /// Creates words.
  public init(spokenPhrase: String) {
    (identifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil)
    super.init()
  }

  /// The words.
  public let spokenPhrase: String
  /// The pronunciation of the words.
  public let pronunciationHint: String?
  /// The identifier of the words in the app's vocabulary.
  open var vocabularyIdentifier: String? { identifier }
  /// Other words that are similar; `nil`, as there is no Siri that hears them.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same words.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return spokenPhrase == other.spokenPhrase && pronunciationHint == other.pronunciationHint
      && identifier == other.identifier
  }

  /// A number that equal objects share.
  open override var hash: Int { spokenPhrase.hashValue }

  private let identifier: String?
}
