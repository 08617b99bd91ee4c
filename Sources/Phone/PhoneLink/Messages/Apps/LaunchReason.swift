/// The reason for which an app is launched or brought to the front.
public enum LaunchReason: Sendable, Equatable {
  /// A tap on the app's icon, or on its card in the app switcher.
  case icon
  /// An item that the app is asked to open, such as a quick action.
  case open(OpenItem)
  /// The user's command: a script, a test, or the start of `tactus run`.
  case command
}
