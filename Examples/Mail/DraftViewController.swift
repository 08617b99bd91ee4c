import UIKit

/// A message that is being written.
///
/// Nothing is sent anywhere.
final class DraftViewController: UIViewController {
  private let recipient = UITextField()
  private let subject = UITextField()
  private let text = UITextView()
  private let sent = UINotificationFeedbackGenerator()

  /// Returns a navigation controller with a draft.
  static func inNavigation(to: String = "", subject: String = "") -> UIViewController {
    let draft = DraftViewController()
    draft.recipient.text = to
    draft.subject.text = subject
    return UINavigationController(rootViewController: draft)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      primaryAction: UIAction { [unowned self] _ in
        sent.notificationOccurred(.success)
        dismiss(animated: true)
      })
    navigationItem.rightBarButtonItem?.style = .done
    for (field, name) in [(recipient, "To"), (subject, "Subject")] {
      field.placeholder = name
      field.accessibilityLabel = name
      field.font = .preferredFont(forTextStyle: .body)
      field.addAction(
        UIAction { [unowned self] _ in updateSend() }, for: .editingChanged)
      view.addSubview(field)
    }
    text.font = .preferredFont(forTextStyle: .body)
    text.accessibilityLabel = "Message"
    view.addSubview(text)
    updateSend()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (recipient.text?.isEmpty == true ? recipient : text).becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (row, field) in [recipient, subject].enumerated() {
      field.frame = CGRect(
        x: area.minX + 20, y: area.minY + CGFloat(row) * 48, width: area.width - 40, height: 48)
    }
    text.frame = CGRect(
      x: area.minX + 15, y: area.minY + 96, width: area.width - 30, height: area.height - 96)
  }

  private func updateSend() {
    navigationItem.rightBarButtonItem?.isEnabled = recipient.text?.isEmpty == false
  }
}
