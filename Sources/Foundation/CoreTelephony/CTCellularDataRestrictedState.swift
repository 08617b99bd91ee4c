/// Whether the app may use cellular data.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// It is not known yet.
  case restrictedStateUnknown = 0
  /// The user has restricted the app.
  case restricted = 1
  /// The app is not restricted.
  case notRestricted = 2
}
