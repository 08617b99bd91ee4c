/// A way to authenticate the user.
public enum LAPolicy: Int, Sendable {
  /// Touch ID or Face ID.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Touch ID, Face ID or the passcode.
  case deviceOwnerAuthentication = 2
}
