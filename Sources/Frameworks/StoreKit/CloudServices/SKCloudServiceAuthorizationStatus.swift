/// The permission to use the user's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}
