import PhoneTesting
import TactusPhoneLink
import UIKit

/// An app with two text fields and a text view, which records the notifications of the keyboard.
@MainActor
final class TypingApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let controller = TypingViewController()

  override init() { super.init() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    controller.record()
    return true
  }

  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { controller.allowsKeyboardsOfApps || extensionPointIdentifier != .keyboard }
}

/// The controller of the typing app.
@MainActor
final class TypingViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))
  let other = UITextField(frame: CGRect(x: 20, y: 110, width: 280, height: 34))
  let notes = UITextView(frame: CGRect(x: 20, y: 160, width: 280, height: 100))
  let bar = UIView()
  /// Whether text may be typed with keyboards of apps.
  var allowsKeyboardsOfApps = true
  /// The names of the notifications and of the delegate's methods.
  var events: [String] = []
  /// The replacements that the delegate refuses.
  var refused: Set<String> = []
  /// The replacements about which the delegate was asked.
  var asked: [String] = []
  /// The number of times that the return key was pressed.
  var returns = 0
  /// The user info of the last notification of each name.
  var userInfo: [String: [AnyHashable: Any]] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for field in [field, other] {
      field.borderStyle = .roundedRect
      field.delegate = self
      view.addSubview(field)
    }
    field.accessibilityLabel = "Name"
    other.accessibilityLabel = "City"
    notes.accessibilityLabel = "Notes"
    notes.font = .systemFont(ofSize: 17)
    view.addSubview(notes)
    bar.backgroundColor = .systemYellow
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func record() {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ]
    for (name, short) in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let info = notification.userInfo ?? [:]
        MainActor.assumeIsolated {
          self?.events.append(short)
          self?.userInfo[short] = info
        }
      }
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }

  func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append(string)
    return !refused.contains(string)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }

  /// Removes and returns the recorded events.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func frame(_ key: String, in name: String) -> CGRect? {
    (userInfo[name]?[key] as? NSValue)?.cgRectValue
  }
}

/// A counter of taps.
@MainActor
final class TapCounter: NSObject {
  let recognizer = UITapGestureRecognizer()
  private(set) var count = 0

  override init() {
    super.init()
    recognizer.addTarget(self, action: Selector("tapped", calling: TapCounter.tapped))
  }

  private func tapped() { count += 1 }
}

extension SimulatedPhone {
  /// Launches the typing app on a phone without a hardware keyboard.
  func launchTypingApp() -> TypingViewController {
    set(\.keyboard, settings.keyboard.subtracting([.hardware]))
    return launch(TypingApp.self).controller
  }

  /// Launches the typing app with languages, the first of which is current, and edits its field
  /// without automatic capitals.
  func edit(
    _ languages: [KeyboardLanguage] = KeyboardLanguages.standard.active,
    _ change: (UITextField) -> Void = { _ in }
  ) -> TypingViewController {
    let active = KeyboardLanguages(languages, current: languages.first ?? .english)
    set(\.keyboardLanguages, active ?? .standard)
    let app = launchTypingApp()
    app.field.autocapitalizationType = .none
    change(app.field)
    app.field.becomeFirstResponder()
    wait(0.5)
    return app
  }

  /// Taps keys of the screen keyboard by their labels.
  func tapKeys(_ labels: String...) throws {
    for label in labels {
      try tap(label)
      wait(0.1)
    }
  }
}
