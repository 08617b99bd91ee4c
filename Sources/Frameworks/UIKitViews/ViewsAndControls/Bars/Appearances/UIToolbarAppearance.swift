/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  /// The appearance of prominent buttons, the name of `doneButtonAppearance` since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  // MARK: Internals

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }

  override func hasEqualProperties(to other: UIBarAppearance) -> Bool {
    guard super.hasEqualProperties(to: other), let other = other as? UIToolbarAppearance else {
      return false
    }
    return buttonAppearance == other.buttonAppearance
      && doneButtonAppearance == other.doneButtonAppearance
  }
}
