import UIKit

/// A field in which a duration is written.
class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Duration"
    field.accessibilityLabel = "Duration"
    view.addSubview(field)
  }
}
