import TactusPreviews
import TactusUIKitDocuments

/// A document that needs its password, which the user enters.
@MainActor
final class PasswordPreview: UIView {
  private let field = UITextField()
  private let message = UILabel()
  private let unlock: (String) -> Bool

  /// Shows the question.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - unlock: Unlocks the document by a password, and returns whether that was possible.
  init(_ url: URL, _ unlock: @escaping (String) -> Bool) {
    self.unlock = unlock
    let icon = UIImageView(
      image: DocumentIcon.image(
        of: url, size: CGSize(width: 96, height: 120), scale: UIScreen.main.scale))
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    message.text = "This document needs a password."
    message.font = .preferredFont(forTextStyle: .headline)
    message.textColor = .label
    message.textAlignment = .center
    message.numberOfLines = 0
    field.placeholder = "Password"
    field.accessibilityLabel = "Password"
    field.isSecureTextEntry = true
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.addAction(UIAction { [weak self] _ in self?.enter() }, for: .editingDidEndOnExit)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.enter() })
    let stack = UIStackView(arrangedSubviews: [icon, message, field, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 48),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -48),
      field.widthAnchor.constraint(equalToConstant: 240),
    ])
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
