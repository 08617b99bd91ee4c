import Foundation
import PhoneTesting
import UIKit

/// The app of the tests: a text view and a text field; it records the delegate's calls.
@MainActor
final class TextViewApp: UIResponder, UIApplicationDelegate, UITextViewDelegate {
  var window: UIWindow?
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 240, height: 160))
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 240, height: 34))
  var heard: [String] = []
  var refuses: Set<String> = []
  var onChange: (() -> Void)?
  var menu: (([UIMenuElement]) -> UIMenu?)?
  private var watchers: [any NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let controller = UIViewController()
    controller.view.backgroundColor = .secondarySystemBackground
    window.rootViewController = controller
    view.font = .systemFont(ofSize: 17)
    view.accessibilityLabel = "Note"
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Name"
    controller.view.addSubview(view)
    controller.view.addSubview(field)
    window.makeKeyAndVisible()
    return true
  }

  /// Records the calls from now on.
  func listen() {
    view.delegate = self
    let notes: [(Notification.Name, String)] = [
      (UITextView.textDidBeginEditingNotification, "note begin"),
      (UITextView.textDidChangeNotification, "note changed"),
      (UITextView.textDidEndEditingNotification, "note end"),
    ]
    for (note, word) in notes {
      watchers += [
        NotificationCenter.default.addObserver(forName: note, object: view, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.heard.append(word) }
        }
      ]
    }
  }

  private func ask(_ word: String) -> Bool {
    heard.append(word)
    return !refuses.contains(word)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("may begin?") }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begun") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("may end?") }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("\(range.location)+\(range.length) '\(text)'?") }
  func textViewDidChange(_ textView: UITextView) {
    heard.append("changed")
    onChange?()
  }
  func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { ask("open \(URL.absoluteString) \(characterRange.location)?") }
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu?(suggestedActions) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }

  // MARK: Geometry

  /// Returns the middle of the left edge of a character of the text view, on the screen.
  func place(_ offset: Int) -> (x: Double, y: Double) {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    let caret = view.caretRect(for: position ?? view.endOfDocument)
    let point = view.convert(CGPoint(x: caret.minX + 0.5, y: caret.midY), to: window)
    return (Double(point.x), Double(point.y))
  }

  /// The titles of the visible edit menu.
  var menuTitles: [String] {
    var titles: [(CGFloat, String)] = []
    window?.forEachView { view in
      guard let button = view as? UIButton, let title = button.currentTitle, view.alpha > 0,
        let menu = view.superview, menu.alpha > 0, "\(type(of: menu))" == "EditMenuView"
      else { return }
      titles.append((button.frame.minX, title))
    }
    return titles.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension UIView {
  /// Calls a closure for the view and all views in it.
  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachView(body) }
  }
}
