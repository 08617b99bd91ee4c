import UIKit

/// A timer that runs.
class RunningViewController: UIViewController {
  @IBOutlet private weak var remaining: UILabel!
  var minutes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    remaining.text = "\(minutes):00"
  }
}
