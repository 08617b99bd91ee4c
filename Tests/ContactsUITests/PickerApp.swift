import ContactsUI

/// An app that presents pages of contacts, and notes what they tell it.
final class PickerApp: UIResponder, UIApplicationDelegate, CNContactViewControllerDelegate {
  var window: UIWindow?
  let root = UIViewController()
  /// The calls of the delegates.
  var notes: [String] = []
  /// Whether touched values act.
  var permitsActions = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.view.backgroundColor = .systemBackground
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool {
    notes.append("touched \(property.key) \(property.value ?? "nothing")")
    return permitsActions
  }

  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
    notes.append("completed \(contact?.givenName ?? "nil")")
    if viewController.presentingViewController != nil { root.dismiss(animated: true) }
  }
}
