// swift-format-ignore-file
import UIKit

@main              final class AppDelegate: UIResponder, UIApplicationDelegate {
  override required init() { super.init() }
}
