import Foundation
import UIKit

/// A keyboard extension for tests, in a process of its own.
///
/// Its keys have the titles of what they type. The variable `TYPING_KEYBOARD` makes it misbehave:
/// it waits forever in `viewDidLoad`, in the first layout or at a key.
@main
final class TypingKeyboard: UIInputViewController {
  private let fault = ProcessInfo.processInfo.environment["TYPING_KEYBOARD"]

  override func viewDidLoad() {
    super.viewDidLoad()
    if fault == "load" { waitForever() }
    for (index, title) in ["x", "next", "hide", "wait", "die"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: CGFloat(index) * 62 + 6, y: 10, width: 56, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.press(title) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if fault == "layout" { waitForever() }
  }

  private func press(_ title: String) {
    switch title {
    case "next": advanceToNextInputMode()
    case "hide": dismissKeyboard()
    case "wait": waitForever()
    case "die": kill(getpid(), SIGKILL)
    default: textDocumentProxy.insertText(title)
    }
  }

  /// Waits until the process is killed.
  private func waitForever() -> Never {
    while true { pause() }
  }
}
