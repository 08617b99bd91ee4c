import Selectors
import UIKit

/// A screen with a dial.
public final class Screen: UIViewController {
  /// The dial.
  public let dial = UISlider()
  /// The values that the dial had, in order.
  public private(set) var values: [Float] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
    Selectors.connect(dial, to: self, #selector(dialChanged(_:)))
  }

  @objc private func dialChanged(_ sender: UISlider) { values.append(sender.value) }
}
