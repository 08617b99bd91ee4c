import TactusCommandKit
import TactusHapticProfiles
import TactusHapticSynthesis
import TactusJSON
import TactusTextFormatting

/// The option `--actuator` of every command that renders.
package enum ActuatorOption {
  package static let actuator = Option.text(
    "actuator", value: "NAME|FILE", default: ActuatorProfile.tapticEngine.name,
    completion: .files(["json"], or: ActuatorProfile.builtIn.map(\.name)),
    help: "The actuator: a built-in profile, or a profile file.")

  /// Returns the requested profile file; none for a built-in profile.
  package static func file(_ arguments: Arguments) -> [String] {
    let word = arguments[actuator]
    return ActuatorProfile.named(word) == nil ? [word] : []
  }

  /// Returns the requested profile: a built-in one, or the one in the file of that name.
  ///
  /// - Throws: `UsageError` that lists the built-in names, or `CommandFailure` for a mistake in the
  ///   file.
  package static func profile(_ arguments: Arguments) throws -> ActuatorProfile {
    let word = arguments[actuator]
    if let profile = ActuatorProfile.named(word) { return profile }
    guard word.contains("/") || word.contains(".") else {
      let names = ActuatorProfile.builtIn.map(\.name)
      throw UsageError(
        "--actuator: expected a file or one of \(names.joined(separator: ", ")), found '\(word)'",
        suggestion: Spelling.suggestion(for: word, among: names))
    }
    do throws(SourceTextError) {
      return try ActuatorProfileReader.read(word)
    } catch {
      throw CommandFailure(error)
    }
  }
}
