import UIKit

final class BarometerAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Measure", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    button.addTarget(self, action: #selector(measure), for: .touchUpInside)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.placeholder = "Place"
    controller.view.addSubview(button)
    controller.view.addSubview(field)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  @objc private func measure(_ sender: UIButton) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      sender.setTitle("1013", for: .normal)
    }
  }
}
