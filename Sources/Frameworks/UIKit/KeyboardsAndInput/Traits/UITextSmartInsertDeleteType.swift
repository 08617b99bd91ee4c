/// Whether spaces come and go with words that are pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
