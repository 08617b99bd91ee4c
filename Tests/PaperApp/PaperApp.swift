import UIKit

/// An app with a button that prints a letter.
@main
final class PaperApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Print Letter") { _ in PaperApp.printLetter() })
    button.frame = CGRect(x: 100, y: 300, width: 175, height: 50)
    root.view.addSubview(button)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private static func printLetter() {
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    info.jobName = "Letter"
    controller.printInfo = info
    let lines = (1...100).map { "Line number N\($0)E" }
    controller.printFormatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n\n"))
    controller.present(animated: true) { _, isQueued, error in
      print("queued \(isQueued)\(error.map { " \($0.localizedDescription)" } ?? "")")
    }
  }
}
