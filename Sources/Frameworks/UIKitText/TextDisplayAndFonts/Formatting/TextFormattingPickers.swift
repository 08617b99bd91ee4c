/// The pickers that a formatting panel presents, and the calls of its delegate.
///
/// Both are in a module that imports this one.
@MainActor
package protocol TextFormattingPickers: AnyObject {
  /// Creates the pickers of a controller.
  init(_ controller: UITextFormattingViewController)
  /// Presents the font picker.
  func pickFont()
  /// Presents the color picker.
  func pickColor()
  /// Notifies the delegate of a change.
  func didChange(_ change: UITextFormattingViewController.ChangeValue)
  /// Notifies the delegate that the controller was dismissed.
  func didFinish()
}
