/// The status of the permission to recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has refused it.
  case denied = 1
  /// No app may recognize speech, and the user is not asked.
  case restricted = 2
  /// The user has granted it.
  case authorized = 3
}
