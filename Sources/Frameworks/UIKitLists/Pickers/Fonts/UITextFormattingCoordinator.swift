internal import TactusCrashReports

/// An object that applies the fonts of a picker to the selected text of a scene.
///
/// A Mac also has a panel of fonts for it; a phone has none. Step Pickers.FP4.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {
  /// Creates the coordinator of a scene.
  public required init(windowScene: UIWindowScene) { super.init() }
  /// Creates the coordinator of a scene.
  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }

  /// The delegate.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  /// Whether the panel of fonts is shown; false, as there is none.
  open class var isFontPanelVisible: Bool { false }

  /// Shows or hides the panel of fonts; reports that a phone has none.
  open class func toggleFontPanel(_ sender: Any) {
    RuntimeWarning.once(
      "UITextFormattingCoordinator: a phone has no panel of fonts; present a "
        + "UIFontPickerViewController with the coordinator as its delegate", namesPlace: true)
  }

  /// Notes the attributes of the selected text; does nothing, as only the panel of fonts shows
  /// them.
  open func setSelectedAttributes(
    _ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool
  ) {}

  /// Handles a canceled selection of a font; does nothing.
  open func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}

  /// Lets the delegate change the font of the selected text to that of the picker.
  open func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    delegate?.updateTextAttributes { attributes in
      let size = (attributes[.font] as? UIFont)?.pointSize ?? UIFont.systemFontSize
      return attributes.merging([.font: UIFont(descriptor: descriptor, size: size)]) { $1 }
    }
  }
}
