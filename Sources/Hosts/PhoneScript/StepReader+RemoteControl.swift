import TactusJSON
import TactusPhoneLink

// The steps that control media.
extension StepReader {
  /// Returns the presses of the headset's button: `{"headset": "press", "count": 2, "for": 1}`.
  static func headset(_ root: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    guard try root.text("headset") == "press" else {
      throw root.error("headset", expected: "“press”")
    }
    let count = try root.integer("count", in: 1...maximumPresses) ?? 1
    let seconds = try root.number("for", in: 0...maximumHold) ?? 0.1
    return .headset(count: count, for: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// Returns a command for the now playing app: `{"remote": "play"}`, or
  /// `{"remote": {"command": "position", "value": 30}}`.
  static func remote(_ root: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    guard let object = root.isObject("remote") ? try root.object("remote") : nil else {
      guard let command = try root.choice("remote", of: RemoteCommand.self) else {
        throw root.error("expected “remote”")
      }
      guard !command.hasValue else {
        throw root.error(
          "remote",
          expected: "a command with a value: {\"command\": \"\(command.rawValue)\", \"value\": 1}")
      }
      return .remote(RemoteCommandEvent(command))
    }
    guard let command = try object.choice("command", of: RemoteCommand.self) else {
      try object.refuseMisspellings(of: ["command", "value"])
      throw object.error("expected the name of a “command”, and its “value”")
    }
    let value = try object.number("value", in: -maximumValue...maximumValue) ?? 0
    try object.refuseUnknownKeys()
    let event = RemoteCommandEvent(command, value)
    guard event.isValid else {
      throw object.error("value", expected: "a value that the command “\(command.rawValue)” has")
    }
    return .remote(event)
  }

  /// Returns the expectation of commands: `{"expect": {"commands": ["play"]}}`.
  static func commands(_ object: StepObject) throws(SourceTextError) -> Expectation {
    let known = RemoteCommand.allCases.map(\.rawValue)
    guard let names = try object.names("commands", among: known, called: "the commands") else {
      throw object.error("commands", expected: "a list of commands")
    }
    try object.refuseUnknownKeys()
    return .commands(names)
  }

  // MARK: Internals

  /// The maximum number of presses of a step.
  private static let maximumPresses = 10
  /// The maximum time in seconds for which the last press is held.
  private static let maximumHold = 60.0
  /// The maximum absolute value of a command.
  private static let maximumValue = 1e8
}
