import TactusHealthModel
import TactusInstalledApps
import TactusPhoneHardware

/// An error around a phone, which itself continues to run.
public enum PhoneHostError: Error, Sendable, Equatable {
  /// An actuator cannot be opened, or has failed.
  case actuator(ActuatorError)
  /// The haptic log cannot be written; writing stops.
  case log(path: String, reason: String)
  /// A recording cannot be written.
  case recording(path: String, reason: String)

  /// The installed apps cannot be stored.
  case apps(AppStoreError)

  /// The health data cannot be used.
  case health(HealthStorageError)

  /// The user's records, such as contacts, cannot be used.
  case records(reason: String)

  /// A sound that an app's pattern names cannot be read; it is silent.
  case sound(path: String, reason: String)

  /// VoiceOver has no voice: what it says is only logged.
  case speech(reason: String)

  /// A one-line description for the user.
  public var message: String {
    switch self {
    case .actuator(let error): "\(error.message). \(error.remedy)"
    case .log(let path, let reason): "the haptic log '\(path)' cannot be written: \(reason)"
    case .recording(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .apps(let error): error.message
    case .health(let error): error.message
    case .records(let reason): reason
    case .speech(let reason): "VoiceOver has no voice: \(reason)"
    case .sound(let path, let reason): "the sound '\(path)' cannot be played: \(reason)"
    }
  }
}
