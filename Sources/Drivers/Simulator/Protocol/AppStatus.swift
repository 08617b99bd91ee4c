/// How the app is, as far as pages show it.
enum AppStatus: Sendable, Equatable {
  /// There is none; others may come by themselves.
  case none
  /// It was started, and has not come onto the phone yet.
  case starting
  /// It is on the phone.
  case running
  /// It does not answer.
  case hanging
  /// It has ended, as these words say.
  case ended(String)

  /// The word in messages.
  var word: String {
    switch self {
    case .none: "none"
    case .starting: "starting"
    case .running: "running"
    case .hanging: "hanging"
    case .ended: "ended"
    }
  }

  /// How it ended, where it has.
  var ending: String? {
    if case .ended(let words) = self { words } else { nil }
  }
}
