import Foundation

/// The delegate of a font picker, which follows the selection.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has canceled the selection.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Notifies the delegate that the user has chosen a font, the `selectedFontDescriptor` of the
  /// picker.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
