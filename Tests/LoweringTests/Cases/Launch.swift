// swift-format-ignore-file
import UIKit

@UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
  override required init() { super.init() }
}
