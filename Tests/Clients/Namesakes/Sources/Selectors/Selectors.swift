import UIKit

/// Connects controls with their actions.
public enum Selectors {
  /// Calls a method of an object when a control changes its value.
  public static func connect(_ control: UIControl, to target: AnyObject, _ action: Selector) {
    control.addTarget(target, action: action, for: .valueChanged)
  }
}
