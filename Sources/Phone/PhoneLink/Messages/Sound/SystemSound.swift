/// A sound that an app plays as a system sound.
public enum SystemSound: Sendable, Equatable {
  /// A built-in sound of the phone, by its number.
  case number(UInt32)
  /// A sound file of the app at an absolute path, and its duration in seconds.
  case file(path: String, seconds: Double)
}
