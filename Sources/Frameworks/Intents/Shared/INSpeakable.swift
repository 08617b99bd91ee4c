/// Something that can be spoken.
public protocol INSpeakable: NSObjectProtocol {
  /// The words.
  var spokenPhrase: String { get }
  /// The pronunciation of the words.
  var pronunciationHint: String? { get }
  /// The identifier of the words in the app's vocabulary.
  var vocabularyIdentifier: String? { get }
  /// Other words that are similar.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}
