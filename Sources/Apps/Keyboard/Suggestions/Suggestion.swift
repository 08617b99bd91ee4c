/// A text in the bar above the keys.
struct Suggestion: Equatable {
  /// The effect of a choice.
  enum Kind: Equatable {
    /// Keeps the word as it was typed.
    case typed
    /// Replaces the word, as the next space would.
    case correction
    /// Completes the word, or adds the next one.
    case word
    /// Takes back the last correction.
    case original
    /// Writes the characters of an input method's candidate with an index.
    case candidate(Int)
  }

  /// The text that is written.
  var text: String
  /// The effect of a choice.
  var kind: Kind

  /// The text as it is shown.
  var title: String { kind == .typed || kind == .original ? "“\(text)”" : text }
}
