/// The scopes of registrations; every registration lasts as long as the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No registration.
  case none = 0
  /// The process.
  case process = 1
  /// The user, beyond the process.
  case persistent = 2
  /// The session of the user.
  case session = 3

  /// The older name of `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}
