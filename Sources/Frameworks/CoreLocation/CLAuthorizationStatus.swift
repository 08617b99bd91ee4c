/// The statuses of the permission to use the phone's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  /// Always authorized; the name before iOS 8.
  @available(iOS, introduced: 4.2, deprecated: 8.0, renamed: "authorizedAlways")
  public static var authorized: Self { .authorizedAlways }
}
