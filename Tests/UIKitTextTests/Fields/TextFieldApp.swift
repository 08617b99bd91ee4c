import Foundation
import PhoneTesting
import UIKit

/// The app of the tests: three text fields; it records the calls for the first.
@MainActor
final class TextFieldApp: UIResponder, UIApplicationDelegate, UITextFieldDelegate {
  var window: UIWindow?
  let name = UITextField(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
  let secret = UITextField(frame: CGRect(x: 20, y: 200, width: 240, height: 34))
  let note = UITextField(frame: CGRect(x: 20, y: 300, width: 240, height: 34))
  var heard: [String] = []
  var refuses: Set<String> = []
  private var watchers: [any NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    window.rootViewController = controller
    for (field, label) in [(name, "Name"), (secret, "Secret"), (note, "Note")] {
      field.borderStyle = .roundedRect
      field.accessibilityLabel = label
      controller.view.addSubview(field)
    }
    secret.isSecureTextEntry = true
    window.makeKeyAndVisible()
    return true
  }

  /// Records the calls for the first field from now on.
  func listen(to events: Bool = true) {
    name.delegate = self
    guard events else { return }
    let words: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
    ]
    for (event, word) in words {
      name.addAction(UIAction { [unowned self] _ in heard.append(word) }, for: event)
    }
    let notes: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note changed"),
      (UITextField.textDidEndEditingNotification, "note end"),
    ]
    for (note, word) in notes {
      watchers += [
        NotificationCenter.default.addObserver(forName: note, object: name, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.heard.append(word) }
        }
      ]
    }
  }

  private func ask(_ word: String) -> Bool {
    heard.append(word)
    return !refuses.contains(word)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("may begin?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begun") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("may end?") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { heard.append("ended \(reason)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("\(range.location)+\(range.length) '\(string)'?") }
  func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("may clear?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("may return?") }
}

extension UITextField {
  /// The selected range in UTF-16 units.
  var selected: NSRange {
    get {
      guard let range = selectedTextRange else { return NSRange(location: NSNotFound, length: 0) }
      let start = offset(from: beginningOfDocument, to: range.start)
      return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
    set {
      guard let start = position(from: beginningOfDocument, offset: newValue.location),
        let end = position(from: start, offset: newValue.length)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
