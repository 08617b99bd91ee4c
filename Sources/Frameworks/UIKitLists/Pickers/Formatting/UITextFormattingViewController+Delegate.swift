import Foundation
import TactusUIKitViews

extension UITextFormattingViewController {
  /// The delegate of a formatting panel, which follows the formatting of a text.
  @preconcurrency @MainActor
  public protocol Delegate: AnyObject {
    /// Notifies the delegate that the user has changed the formatting.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - changeValue: The change, which an editor of the app applies to its text.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)
    /// Asks the delegate whether the controller presents the font picker.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - fontPicker: The font picker; a font that the user selects in it is a change, also if the
    ///     app presents it.
    /// - Returns: Whether the controller presents it.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    /// Asks the delegate whether the controller presents the color picker.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - colorPicker: The color picker; a color that the user selects in it is a change, also if
    ///     the app presents it.
    /// - Returns: Whether the controller presents it.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
    /// Notifies the delegate that the user has dismissed the controller.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }

  /// The delegate, which is not retained.
  public var delegate: (any Delegate)? {
    get { (pickers as? FormattingPickers)?.delegate }
    set { (pickers as? FormattingPickers)?.delegate = newValue }
  }
}
