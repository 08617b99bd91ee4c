import TactusHome
import TactusKeyboard

/// All parts of the system's interface as one program; each part runs in a process of its own.
@main
enum HomeProgram {
  static func main() {
    if CommandLine.arguments.contains("--alerts") {
      AlertAppDelegate.main()
    } else if CommandLine.arguments.contains("--keyboard") {
      KeyboardAppDelegate.main()
    } else {
      HomeAppDelegate.main()
    }
  }
}
