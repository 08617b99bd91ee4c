/// Whether words that nobody knows are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
