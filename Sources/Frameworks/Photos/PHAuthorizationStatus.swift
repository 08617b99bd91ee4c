/// The permission of an app to use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The access levels that an app can request.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
