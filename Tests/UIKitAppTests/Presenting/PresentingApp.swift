import UIKit

/// An app with a controller that presents others, and a button at the top left.
final class PresentingApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let root = UIViewController()
  let button = UIButton(type: .system)
  private(set) var presses = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.view.backgroundColor = .white
    button.setTitle("Source", for: .normal)
    button.frame = CGRect(x: 40, y: 100, width: 100, height: 40)
    button.addAction(
      UIAction { [weak self] _ in self?.presses += 1 }, for: .primaryActionTriggered)
    root.view.addSubview(button)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}
