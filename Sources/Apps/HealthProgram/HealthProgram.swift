import TactusHealth
import UIKit

@main
enum HealthProgram {
  static func main() { HealthAppDelegate.main() }
}
