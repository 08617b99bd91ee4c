/// Whether straight quotes become curved ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
