extension EngineEvent {
  /// The JSON members that follow the engine's number in a message.
  var wireFields: String {
    switch self {
    case .started: #""event":"started""#
    case .refused(let reason): #""event":"refused","reason":"\#(reason.rawValue)""#
    case .stopped(let reason): #""event":"stopped","reason":"\#(reason.rawValue)""#
    case .reset: #""event":"reset""#
    case .playersFinished: #""event":"playersFinished""#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("event") {
    case "started": self = .started
    case "refused":
      guard let reason = StartFailure(rawValue: try fields.text("reason")) else { throw .malformed }
      self = .refused(reason)
    case "stopped":
      guard let reason = StopReason(rawValue: try fields.text("reason")) else { throw .malformed }
      self = .stopped(reason)
    case "reset": self = .reset
    case "playersFinished": self = .playersFinished
    default: throw .malformed
    }
  }
}
