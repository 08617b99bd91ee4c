/// Why an actuator cannot play: what was tried, on which device, and a way out.
public enum ActuatorError: Error, Sendable, Equatable {
  /// There is no such device; `known` are the names that would do.
  case notFound(device: String, known: [String])
  /// The service that leads to the device does not answer; `lookedFor` says where it was sought.
  case noService(device: String, lookedFor: [String], remedy: String)
  /// The device is there, and this user may not use it.
  case notPermitted(device: String, remedy: String)
  /// Another source plays on it already.
  case busy(device: String)
  /// The device cannot do what was asked of it.
  case unsupported(device: String, reason: String)
  /// The device, or its service, said no in its own words.
  case refused(device: String, reason: String)
  /// The device went away, or its service died, while it was in use.
  case lost(device: String, reason: String)
  /// A recording reached the length it may have, in seconds.
  case full(device: String, seconds: Double)

  /// What happened, as one sentence without a full stop.
  public var message: String {
    switch self {
    case .notFound(let device, _): "no output device is called '\(device)'"
    case .noService(let device, let lookedFor, _):
      "no service answers for '\(device)'; looked for \(lookedFor.joined(separator: ", "))"
    case .notPermitted(let device, _): "this user may not use '\(device)'"
    case .busy(let device): "'\(device)' is playing already"
    case .unsupported(let device, let reason): "'\(device)' cannot do this: \(reason)"
    case .refused(let device, let reason): "'\(device)' refused: \(reason)"
    case .lost(let device, let reason): "'\(device)' was lost while it played: \(reason)"
    case .full(let device, let seconds): "'\(device)' is full after \(seconds) s"
    }
  }

  /// What to do about it: a sentence of its own.
  public var remedy: String {
    switch self {
    case .notFound(_, let known): "Use one of: \(known.joined(separator: ", "))."
    case .noService(_, _, let remedy), .notPermitted(_, let remedy): remedy
    case .busy: "Stop what plays, or wait until it is over."
    case .unsupported, .refused: "'tactus devices' lists what each device can do."
    case .lost: "Start the service or connect the device again, then play again."
    case .full: "Record less at once."
    }
  }
}
