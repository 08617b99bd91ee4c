import Combine
import UIKit

/// A view controller with a heart that beats when pressed; a harder press gives a stronger beat.
public final class HeartbeatViewController: UIViewController {
  public var beats: Int { model.beats }
  public let model = HeartbeatModel()
  public let label = UILabel()
  public let heart = UIButton(type: .system)
  private let player = HeartbeatPlayer()
  private var subscription: AnyCancellable?
  private let feedback = UIImpactFeedbackGenerator(style: .heavy)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subscription = model.words.map(Optional.some).assign(to: \.text, on: label)
    label.textAlignment = .center
    label.accessibilityLabel = "count"
    heart.setTitle("Beat", for: .normal)
    heart.accessibilityLabel = "Heart"
    heart.addAction(
      UIAction { [weak self] _ in self?.beat() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [label, heart])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      heart.heightAnchor.constraint(equalToConstant: 60),
      heart.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    feedback.prepare()
  }

  private func beat() {
    model.beat()
    feedback.impactOccurred(intensity: 0.8)
    try? player.beat()
  }
}
