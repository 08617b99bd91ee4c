import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The pickers that a formatting panel presents, and its delegate (TextViews.TV36).
///
/// The panel finds the class by its name.
@MainActor
final class FormattingPickers: NSObject, TextFormattingPickers, UIFontPickerViewControllerDelegate,
  UIColorPickerViewControllerDelegate
{
  /// The delegate of the panel.
  weak var delegate: (any UITextFormattingViewController.Delegate)?

  init(_ controller: UITextFormattingViewController) {
    self.controller = controller
    super.init()
  }

  func pickFont() {
    let configuration = controller.configuration.fontPickerConfiguration
    let picker = UIFontPickerViewController(configuration: configuration ?? .init())
    picker.selectedFontDescriptor = controller.formattingDescriptor?.fonts.first?.fontDescriptor
    picker.delegate = self
    let isAllowed =
      delegate?.textFormattingViewController(controller, shouldPresentFontPicker: picker) ?? true
    if isAllowed { controller.present(picker, animated: UIView.areAnimationsEnabled) }
  }

  func pickColor() {
    let picker = UIColorPickerViewController()
    picker.selectedColor = controller.formattingDescriptor?.textColors.first ?? .label
    picker.delegate = self
    let isAllowed =
      delegate?.textFormattingViewController(controller, shouldPresentColorPicker: picker) ?? true
    if isAllowed { controller.present(picker, animated: UIView.areAnimationsEnabled) }
  }

  func didChange(_ change: UITextFormattingViewController.ChangeValue) {
    delegate?.textFormattingViewController(controller, didChangeValue: change)
  }

  func didFinish() { delegate?.textFormattingDidFinish(controller) }

  // MARK: Pickers

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    let size = controller.formattingDescriptor?.fonts.first?.pointSize ?? UIFont.labelFontSize
    controller.commit(.font(UIFont(descriptor: descriptor, size: size)))
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    // A color under a moving finger would be an undo action of its own.
    if !continuously { controller.commit(.textColor(color)) }
  }

  // MARK: Internals

  private unowned let controller: UITextFormattingViewController
}
