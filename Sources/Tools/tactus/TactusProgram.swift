import TactusCommandKit
import TactusPatternCommands

/// The program with every command, `tactus-host`, which `tactus` becomes for most of them.
@main
enum TactusProgram {
  static let program = ProgramDescription.program(commands: commands)

  static func main() { program.main() }
}
