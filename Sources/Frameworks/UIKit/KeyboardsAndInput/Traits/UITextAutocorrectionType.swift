/// Whether a keyboard puts words right.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
