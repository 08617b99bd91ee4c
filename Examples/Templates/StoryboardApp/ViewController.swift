import UIKit

/// The duration of a kitchen timer, which a button makes longer.
class ViewController: UIViewController {
  @IBOutlet private weak var duration: UILabel!
  private var minutes = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  @IBAction private func addMinute(_ sender: UIButton) {
    minutes += 1
    UISelectionFeedbackGenerator().selectionChanged()
    show()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let running = segue.destination as? RunningViewController else { return }
    running.minutes = minutes
  }

  @IBAction func stop(_ segue: UIStoryboardSegue) {
    minutes = 3
    show()
  }

  private func show() { duration.text = "\(minutes) min" }
}
