import TactusPhoneLink

/// The app delegate of a custom keyboard's process; its window is transparent above the keyboard.
///
/// Steps Keyboards.CU4…
@MainActor
package final class KeyboardExtensionDelegate: UIResponder, SystemAppDelegate {
  /// The window.
  package var window: UIWindow?
  /// Creates the principal object of the extension.
  private let makeController: () -> UIInputViewController
  private var host: KeyboardExtensionViewController?

  /// Creates a delegate.
  ///
  /// - Parameter makeController: Creates the principal object of the extension.
  package init(_ makeController: @escaping () -> UIInputViewController) {
    self.makeController = makeController
    super.init()
  }

  /// Creates the transparent window.
  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let host = KeyboardExtensionViewController(makeController())
    window.rootViewController = host
    window.backgroundColor = .clear
    window.makeKeyAndVisible()
    (self.window, self.host) = (window, host)
    InputViewPresenter.shared.extensionHost = host
    return true
  }

  package func phoneDidUpdate(_ keyboard: KeyboardConfiguration) { host?.show(keyboard) }
}

extension UIInputViewController {
  /// Runs a custom keyboard as a process of its own; called by `@main` on the principal class, or
  /// by the `main.swift` of the extension (Keyboards.CU11).
  ///
  /// - Returns: Never.
  public static func main() { run(Self.self) }

  /// Runs the custom keyboard that the property list of the main bundle names.
  ///
  /// - Parameter module: The name of the module with the class, if the list does not name it.
  /// - Returns: Never.
  public static func runExtension(module: String) {
    let list = Bundle.main.infoDictionary?["NSExtension"] as? [String: Any]
    let name = list?["NSExtensionPrincipalClass"] as? String ?? ""
    let plain = name.split(separator: ".").last.map(String.init) ?? ""
    let type: AnyClass? = NSClassFromString("\(module).\(plain)") ?? NSClassFromString(name)
    guard let type = type as? UIInputViewController.Type else {
      programmingError(
        "NSExtensionPrincipalClass '\(name)' in Info.plist names no subclass of "
          + "UIInputViewController in the module \(module)")
    }
    run(type)
  }

  private static func run(_ type: UIInputViewController.Type) -> Never {
    AppRunner.run(nil) {
      KeyboardExtensionDelegate {
        guard let controller = ObjectFactory.make(type) as? UIInputViewController else {
          programmingError("\(type) cannot be created")
        }
        return controller
      }
    }
  }
}
