/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default`
  /// The severity of an alert about a problem that needs attention.
  case critical
}
