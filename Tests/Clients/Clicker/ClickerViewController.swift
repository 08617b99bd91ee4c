import UIKit

class ClickerViewController: UIViewController {
  @IBOutlet var button: UIButton!
  private var clicks = 0
  private var generator: UISelectionFeedbackGenerator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    button = UIButton(type: .system)
    button.setTitle("0 clicks", for: UIControlState.normal)
    button.accessibilityLabel = "Click"
    button.addTarget(
      self, action: #selector(ClickerViewController.click(_:)), for: UIControlEvents.touchUpInside)
    button.frame = CGRect(x: 60, y: 200, width: 200, height: 60)
    view.addSubview(button)

    let press = UILongPressGestureRecognizer(target: self, action: #selector(reset))
    press.minimumPressDuration = 0.6
    button.addGestureRecognizer(press)
    generator = UISelectionFeedbackGenerator()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    generator?.prepare()
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(ClickerViewController.beat),
      userInfo: nil, repeats: true)
  }

  @IBAction func click(_ sender: UIButton) {
    clicks += 1
    sender.setTitle("\(clicks) clicks", for: .normal)
    generator?.selectionChanged()
  }

  @objc private func reset(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == UIGestureRecognizerState.began else { return }
    clicks = 0
    button.setTitle("0 clicks", for: .normal)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
  }

  @objc func beat() {
    UIImpactFeedbackGenerator(style: UIImpactFeedbackStyle.light).impactOccurred()
  }
}
