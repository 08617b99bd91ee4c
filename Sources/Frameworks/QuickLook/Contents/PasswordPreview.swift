/// A document that needs its password, which the user enters.
@MainActor
final class PasswordPreview: MessagePreview {
  private let field = UITextField()
  private let message: UILabel
  private let unlock: (String) -> Bool

  /// Shows the password prompt.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - unlock: Unlocks the document with a password, and returns whether that succeeded.
  init(_ url: URL, _ unlock: @escaping (String) -> Bool) {
    self.unlock = unlock
    message = Self.label("This document needs a password.", .headline, .label, lines: 0)
    let button = UIButton(type: .system)
    // Near the top, so that the keyboard does not cover it.
    super.init(url, above: [message, field, button], spacing: 12, top: 48)
    field.placeholder = "Password"
    field.accessibilityLabel = "Password"
    field.isSecureTextEntry = true
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.addAction(UIAction { [weak self] _ in self?.enter() }, for: .editingDidEndOnExit)
    field.widthAnchor.constraint(equalToConstant: 240).isActive = true
    button.setTitle("Open", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.enter() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  private func enter() {
    guard let password = field.text, !password.isEmpty else { return }
    _ = field.resignFirstResponder()
    if unlock(password) { return }
    message.text = "The password is wrong."
    field.text = ""
  }
}
