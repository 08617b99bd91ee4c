/// The alert styles of notifications.
public enum UNAlertStyle: Int, Sendable {
  /// No alert.
  case none = 0
  /// A banner, which disappears by itself.
  case banner = 1
  /// An alert that the user closes; never the case on this phone.
  case alert = 2
}
