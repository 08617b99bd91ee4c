import UIKit

/// The duration of a kitchen timer, which a button makes longer.
class ViewController: UIViewController {
  private let duration = UILabel()
  private var minutes = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let more = UIButton(type: .system)
    more.setTitle("One minute more", for: .normal)
    more.addTarget(self, action: #selector(addMinute), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [duration, more])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    duration.accessibilityIdentifier = "duration"
    show()
  }

  @objc private func addMinute() {
    minutes += 1
    UISelectionFeedbackGenerator().selectionChanged()
    show()
  }

  private func show() { duration.text = "\(minutes) min" }
}
