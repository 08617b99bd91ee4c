import CommandKit
import HapticProfiles
import HapticSynthesis
import PositionedText
import TextForms

/// The option of every command that renders: for which actuator.
enum ActuatorOption {
  static let actuator = Option.text(
    "actuator", value: "NAME|FILE", default: ActuatorProfile.tapticEngine.name,
    completion: .files(["json"], or: ActuatorProfile.builtIn.map(\.name)),
    help: "What the pattern plays on: one that tactus knows, or a profile of your own.")

  /// The file that is asked for; none for a built-in profile.
  static func file(_ arguments: Arguments) -> [String] {
    let word = arguments[actuator]
    return ActuatorProfile.named(word) == nil ? [word] : []
  }

  /// The profile that is asked for: a built-in one, or else the one in the file of that name.
  ///
  /// - Throws: `UsageError` that lists the names there are, or `CommandFailure` that says what is
  ///   wrong in the file.
  static func profile(_ arguments: Arguments) throws -> ActuatorProfile {
    let word = arguments[actuator]
    if let profile = ActuatorProfile.named(word) { return profile }
    guard word.contains("/") || word.contains(".") else {
      let names = ActuatorProfile.builtIn.map(\.name)
      throw UsageError(
        "--actuator: expected a file or one of \(names.joined(separator: ", ")), found '\(word)'",
        suggestion: Spelling.suggestion(for: word, among: names))
    }
    do throws(UnreadableText) {
      return try ActuatorProfileReader.read(word)
    } catch {
      throw CommandFailure(error)
    }
  }
}
