/// A value with a spoken phrase.
public protocol INSpeakable: NSObjectProtocol {
  /// The spoken phrase.
  var spokenPhrase: String { get }
  /// The pronunciation hint.
  var pronunciationHint: String? { get }
  /// The identifier in the app's vocabulary.
  var vocabularyIdentifier: String? { get }
  /// Similar spoken phrases.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}
