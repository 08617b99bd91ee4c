/// What an app can have played as a system sound.
public enum SystemSound: Sendable, Equatable {
  /// One of the phone's own, by its number.
  case number(UInt32)
  /// A file of the app's at an absolute path, and how many seconds it lasts.
  case file(path: String, seconds: Double)
}
