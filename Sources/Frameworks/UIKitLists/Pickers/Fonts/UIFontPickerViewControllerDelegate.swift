import Foundation

/// The methods with which an object follows the selection of a font.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has canceled the selection.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called after the user has chosen a font, which the picker has.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
