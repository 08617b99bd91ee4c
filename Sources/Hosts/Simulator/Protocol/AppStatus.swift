/// The status of the app, as pages show it.
enum AppStatus: Sendable, Equatable {
  /// The simulator runs no app; others may connect by themselves.
  case none
  /// The app was started and has not connected yet.
  case starting
  /// The app is connected.
  case running
  /// The app does not respond.
  case hanging
  /// The app has ended, with a description of the end.
  case ended(String)

  /// The word for the status in messages.
  var word: String {
    switch self {
    case .none: "none"
    case .starting: "starting"
    case .running: "running"
    case .hanging: "hanging"
    case .ended: "ended"
    }
  }

  /// The description of the end, if the app has ended.
  var ending: String? {
    if case .ended(let words) = self { words } else { nil }
  }
}
