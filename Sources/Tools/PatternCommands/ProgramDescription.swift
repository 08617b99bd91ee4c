import TactusCommandKit

/// The description of the `tactus` command, apart from its list of commands.
package enum ProgramDescription {
  /// The version, such as `1.2.0`.
  package static let version = "0.12.0"

  /// The commands that need nothing but patterns and sound files.
  package static let patternCommands = [CheckCommand.command, RenderCommand.command]

  /// Returns the program with some of its commands.
  package static func program(commands: [Command]) -> Program {
    Program(
      name: "tactus",
      version: version,
      abstract: "Check, render, plot and play the haptic patterns of the iPhone on Linux.",
      discussion: """
        A haptic pattern (AHAP) describes haptics of an iPhone: taps, vibrations and the \
        accompanying sounds. tactus reads such patterns, finds mistakes in them, computes the \
        signals of actuator and fingertip, plots and plays them.

        Results go to standard output, messages to standard error. A command that writes a file \
        makes the missing folders on the way to it.
        """,
      commands: commands)
  }
}
