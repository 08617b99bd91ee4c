/// The ways in which text that may stand for others is shown.
public enum UITextAlternativeStyle: Int, Sendable {
  /// As any text.
  case none = 0
  /// As text about which the input method is not certain.
  case lowConfidence = 1
}
