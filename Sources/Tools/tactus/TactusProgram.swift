import CommandKit

/// The `tactus` command.
@main
enum TactusProgram {
  static let program = Program(
    name: "tactus",
    version: "0.1.0",
    abstract: "Check, render, plot and play the haptic patterns of the iPhone on Linux.",
    discussion: """
      A haptic pattern (AHAP) describes what an iPhone lets a hand feel: taps, vibrations and the \
      sounds that go with them. tactus reads such patterns, finds mistakes in them, computes what \
      reaches the actuator and the fingertip, draws it, and plays it.

      Results go to standard output, everything about them to standard error.
      """,
    commands: commands)

  static func main() { program.main() }
}
