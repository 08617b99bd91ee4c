import TactusPrintCenter
import UIKit

@main
enum PrintCenterProgram {
  static func main() { PrintCenterAppDelegate.main() }
}
