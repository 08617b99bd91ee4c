/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
