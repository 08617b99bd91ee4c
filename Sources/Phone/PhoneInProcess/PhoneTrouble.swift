import PhoneHardware

/// What went wrong around a phone; the phone itself goes on.
public enum PhoneTrouble: Error, Sendable, Equatable {
  /// An actuator cannot be opened, or could not go on.
  case actuator(ActuatorError)
  /// The log cannot be written; nothing more will be.
  case log(path: String, reason: String)
  /// A recording cannot be written.
  case recording(path: String, reason: String)

  /// A sound that an app's pattern plays cannot be read; it is silent.
  case sound(path: String, reason: String)

  /// One line for people.
  public var message: String {
    switch self {
    case .actuator(let error): "\(error.message). \(error.remedy)"
    case .log(let path, let reason): "the haptic log '\(path)' cannot be written: \(reason)"
    case .recording(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .sound(let path, let reason): "the sound '\(path)' cannot be played: \(reason)"
    }
  }
}
