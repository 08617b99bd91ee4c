import Haptics
import Screen
import Selectors
import Simulator
import UIKit

/// A telephone with a dial.
public final class Phone: UIResponder {
  /// The screen of the telephone.
  public let screen = Screen()
  /// The simulator of its calls.
  public let simulator: Simulator

  public override init() {
    guard let simulator = try? Simulator() else { fatalError("the ring is no pattern") }
    self.simulator = simulator
    super.init()
  }

  /// The dial's class, under the module's name that an app may write.
  public var dialClass: UIKit.UIControl.Type { UISlider.self }
}
