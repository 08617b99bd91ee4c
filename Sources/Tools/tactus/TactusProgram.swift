import TactusCommandKit

/// The `tactus` command.
@main
enum TactusProgram {
  static let program = Program(
    name: "tactus",
    version: "0.1.0",
    abstract: "Check, render, plot and play the haptic patterns of the iPhone on Linux.",
    discussion: """
      A haptic pattern (AHAP) describes haptics of an iPhone: taps, vibrations and the \
      accompanying sounds. tactus reads such patterns, finds mistakes in them, computes the \
      signals of actuator and fingertip, plots and plays them.

      Results go to standard output, messages to standard error.
      """,
    commands: commands)

  static func main() { program.main() }
}
