import TimerCore
import UIKit

/// A kitchen timer: buttons change its time, and each change is felt.
class TimerViewController: UIViewController {
  private let time = UILabel()
  private let feedback = UISelectionFeedbackGenerator()
  private var countdown = Countdown(minutes: TimerViewController.minutes)

  /// The minutes at the launch: those of the egg in the bundle, unless an argument has others.
  private static var minutes: Int {
    let given = UserDefaults.standard.integer(forKey: "minutes")
    return given > 0 ? given : Preset.egg?.minutes ?? 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let more = UIButton(type: .system)
    more.setTitle(NSLocalizedString("One minute more", comment: "A button"), for: .normal)
    more.accessibilityIdentifier = "more"
    more.addTarget(self, action: #selector(addMinute), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [time, more])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    time.font = .preferredFont(forTextStyle: .largeTitle)
    time.accessibilityIdentifier = "time"
    show()
    #if KITCHEN
      print("\(Bundle.main.bundleIdentifier ?? "none"), \(name)")
    #endif
  }

  private var name: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "none"
  }

  @objc private func addMinute() {
    countdown.add(minutes: 1)
    feedback.selectionChanged()
    show()
  }

  private func show() { time.text = countdown.text }
}
