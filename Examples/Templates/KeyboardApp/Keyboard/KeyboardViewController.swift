import UIKit

class KeyboardViewController: UIInputViewController {
  private let nextKeyboardButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    nextKeyboardButton.setTitle("Next Keyboard", for: [])
    nextKeyboardButton.addTarget(
      self, action: #selector(handleInputModeList(from:with:)), for: .allTouchEvents)
    let minutes = UIButton(type: .system)
    minutes.setTitle("5 min", for: [])
    minutes.addTarget(self, action: #selector(typeMinutes), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nextKeyboardButton, minutes])
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
  }

  override func viewWillLayoutSubviews() {
    nextKeyboardButton.isHidden = !needsInputModeSwitchKey
    super.viewWillLayoutSubviews()
  }

  @objc private func typeMinutes() { textDocumentProxy.insertText("5 min") }
}
