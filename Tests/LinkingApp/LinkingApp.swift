import UIKit

/// An app for tests that opens the other one of two installations of it, and shows what it hears.
///
/// Its buttons open a URL, hand a file over, add a quick action and stop the main thread. Its
/// labels show the URL or the text of the file that it has opened, and whether the screen feels
/// force.
@main
final class LinkingApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let controller = LinkingController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let text = url.isFileURL ? try? String(contentsOf: url, encoding: .utf8) : nil
    controller.opened.text = "opened \(text ?? url.absoluteString)"
    return true
  }
}

/// The buttons and the labels.
final class LinkingController: UIViewController {
  let opened = UILabel()
  private let force = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    opened.text = "opened nothing"
    add(opened, at: 100)
    add(force, at: 150)
    let isOne = Bundle.main.bundleIdentifier?.hasSuffix("One") == true
    let other = isOne ? "two:tea" : "one:tea"
    add(
      button("Link") {
        if let url = URL(string: other) { UIApplication.shared.open(url) }
      }, at: 200)
    add(
      button("Remember") {
        let items = UIApplication.shared.shortcutItems ?? []
        UIApplication.shared.shortcutItems =
          items + [UIApplicationShortcutItem(type: "egg", localizedTitle: "Egg \(items.count + 1)")]
      }, at: 250)
    add(button("Hang") { while true {} }, at: 300)
    add(button("Hand over") { [weak self] in self?.handOver() }, at: 350)
    showForce()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showForce()
  }

  /// Offers a file to the other app.
  private func handOver() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("menu.txt")
    try? Data("soup".utf8).write(to: file)
    let controller = UIDocumentInteractionController(url: file)
    documents = controller
    _ = controller.presentOpenInMenu(from: .zero, in: view, animated: true)
  }

  private var documents: UIDocumentInteractionController?

  private func showForce() {
    let isAvailable = traitCollection.forceTouchCapability == .available
    force.text = isAvailable ? "force available" : "force unavailable"
  }

  private func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
  }

  private func add(_ part: UIView, at y: CGFloat) {
    part.frame = CGRect(x: 20, y: y, width: 250, height: 40)
    view.addSubview(part)
  }
}
