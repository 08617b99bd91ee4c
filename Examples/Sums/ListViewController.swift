import UIKit

/// The list: one text, which any keyboard writes.
final class ListViewController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.font = .systemFont(ofSize: 28)
    text.accessibilityLabel = "List"
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
