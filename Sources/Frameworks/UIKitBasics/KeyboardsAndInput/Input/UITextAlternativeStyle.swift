/// The display styles of text that has alternatives.
public enum UITextAlternativeStyle: Int, Sendable {
  /// As any text.
  case none = 0
  /// As text about which the input method is not certain.
  case lowConfidence = 1
}
