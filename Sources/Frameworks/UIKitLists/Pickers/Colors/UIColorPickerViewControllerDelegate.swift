import Foundation
import TactusUIKitValues

/// The delegate of a color picker, which follows the selection.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has selected a color.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Notifies the delegate that the user has selected a color.
  ///
  /// - Parameters:
  ///   - viewController: The color picker.
  ///   - color: The color.
  ///   - continuously: Whether the finger is still down, so that more colors can follow.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Notifies the delegate that the user has closed the color picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
