import PhoneHardware

/// How the phone's time goes.
enum PhonePace: Sendable, Equatable {
  /// As everybody's.
  case going
  /// It stands, and is wound on step by step.
  case standing
  /// A new phone is brought to where the old one was at an instant.
  case rewinding(to: PhoneInstant)

  /// The word in messages.
  var word: String {
    switch self {
    case .going: "going"
    case .standing: "standing"
    case .rewinding: "rewinding"
    }
  }
}
