/// A failure of an actuator: the device, the reason and the remedy.
public enum ActuatorError: Error, Sendable, Equatable {
  /// There is no such device; `known` are the existing names.
  case notFound(device: String, known: [String])
  /// The service of the device does not answer; `lookedFor` lists the places that were searched.
  case noService(device: String, lookedFor: [String], remedy: String)
  /// The device exists, but this user may not use it.
  case notPermitted(device: String, remedy: String)
  /// Another source plays on the device already.
  case busy(device: String)
  /// The device does not support the request.
  case unsupported(device: String, reason: String)
  /// The device or its service rejected the request; `reason` is its own message.
  case refused(device: String, reason: String)
  /// The device was disconnected or its service ended while it was in use.
  case lost(device: String, reason: String)
  /// A recording reached its maximum length, in seconds.
  case full(device: String, seconds: Double)

  /// The description of the failure, as one sentence without a full stop.
  public var message: String {
    switch self {
    case .notFound(let device, _): "there is no output device '\(device)'"
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

  /// The remedy, as a sentence of its own.
  public var remedy: String {
    switch self {
    case .notFound(_, let known): "Use one of: \(known.joined(separator: ", "))."
    case .noService(_, _, let remedy), .notPermitted(_, let remedy): remedy
    case .busy: "Stop the current playback, or wait for its end."
    case .unsupported, .refused: "'tactus devices' lists the abilities of each device."
    case .lost: "Restart the service or reconnect the device, then play again."
    case .full: "Record in shorter parts."
    }
  }
}
