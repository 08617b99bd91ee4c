import TactusHome
import TactusKeyboard

// One program has all parts of the system's interface; each runs in a process of its own.
if CommandLine.arguments.contains("--alerts") {
  AlertAppDelegate.main()
} else if CommandLine.arguments.contains("--keyboard") {
  KeyboardAppDelegate.main()
} else {
  HomeAppDelegate.main()
}
