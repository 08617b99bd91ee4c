import TactusUIKitViews

extension UITextFormattingViewController.Configuration {
  /// The configuration of the font picker, which is copied; nil for the default one.
  public var fontPickerConfiguration: UIFontPickerViewController.Configuration? {
    get { fontPicker as? UIFontPickerViewController.Configuration }
    set { fontPicker = newValue?.copy() as? UIFontPickerViewController.Configuration }
  }
}
