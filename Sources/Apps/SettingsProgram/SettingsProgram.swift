import TactusSettings
import UIKit

@main
enum SettingsProgram {
  static func main() { SettingsAppDelegate.main() }
}
