/// What a toolbar looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// What its plain buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  /// What those look like that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

  // MARK: Internals

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.same
    doneButtonAppearance = other.doneButtonAppearance.same
  }
}
