import TactusPhoneTypes

/// The mode of the phone's clock.
enum ClockMode: Sendable, Equatable {
  /// The clock runs.
  case running
  /// The clock is paused, and advances step by step.
  case paused
  /// A new phone replays the inputs up to an instant.
  case rewinding(to: PhoneInstant)

  /// The word for the mode in messages.
  var word: String {
    switch self {
    case .running: "going"
    case .paused: "standing"
    case .rewinding: "rewinding"
    }
  }
}
