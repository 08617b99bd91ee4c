/// A part of a URL.
public enum CFURLComponentType: CFIndex, Sendable {
  /// The scheme.
  case scheme = 1
  /// The user, the password, the host and the port.
  case netLocation
  /// The path.
  case path
  /// The text after the path, or after the scheme of a URL without a hierarchy.
  case resourceSpecifier
  /// The name of the user.
  case user
  /// The password.
  case password
  /// The name of the user and the password.
  case userInfo
  /// The host.
  case host
  /// The port.
  case port
  /// The parameters, which are part of the path here.
  case parameterString
  /// The query.
  case query
  /// The fragment.
  case fragment
}
