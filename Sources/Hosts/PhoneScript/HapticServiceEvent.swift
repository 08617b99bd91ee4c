import TactusPhone
import TactusPhoneLink

/// An event of the phone's haptic service that tests provoke; the raw value is the word in scripts.
public enum HapticServiceEvent: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// The service failed and is available again: each engine is reset.
  case reset
  /// The service stops all engines for a reason.
  case stop(EngineEvent.StopReason)

  /// Creates the event of a word; `nil` for an unknown one.
  public init?(rawValue: String) {
    if rawValue == "reset" {
      self = .reset
    } else if let reason = EngineEvent.StopReason(rawValue: rawValue) {
      self = .stop(reason)
    } else {
      return nil
    }
  }

  /// The word in scripts.
  public var rawValue: String {
    switch self {
    case .reset: "reset"
    case .stop(let reason): reason.rawValue
    }
  }

  /// The reset, and a stop for each reason.
  public static var allCases: [HapticServiceEvent] {
    [.reset] + EngineEvent.StopReason.allCases.map(HapticServiceEvent.stop)
  }

  /// The input of the phone.
  var input: PhoneInput {
    switch self {
    case .reset: .hapticsFailed
    case .stop(let reason): .enginesStopped(reason)
    }
  }
}
