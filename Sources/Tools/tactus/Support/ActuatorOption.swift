import CommandKit
import HapticSynthesis

/// The option of every command that renders: for which actuator.
enum ActuatorOption {
  static let actuator = Option.text(
    "actuator", value: "NAME", default: ActuatorProfile.tapticEngine.name,
    completion: .words(ActuatorProfile.builtIn.map(\.name)), help: "What the pattern plays on.")

  /// The profile that is asked for.
  ///
  /// - Throws: `CommandFailure` that lists the names there are.
  static func profile(_ arguments: Arguments) throws -> ActuatorProfile {
    let word = arguments[actuator]
    if let profile = ActuatorProfile.named(word) { return profile }
    let names = ActuatorProfile.builtIn.map(\.name).joined(separator: ", ")
    throw CommandFailure(.usage, "--actuator: expected one of \(names), found '\(word)'")
  }
}
