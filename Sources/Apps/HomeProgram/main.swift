import TactusHome
import UIKit

// One program has both parts of the system's interface; each runs in a process of its own.
if CommandLine.arguments.contains("--alerts") {
  AlertAppDelegate.main()
} else {
  HomeAppDelegate.main()
}
