/// What a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written, where not as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far the title is moved.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
  /// How a large title is written, where not as usual.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// What its plain buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  /// What those look like that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  /// What the one looks like that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }

  /// The sign that leads back; nil for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// What of it hides titles that pass behind it; kept for the app.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the sign that leads back; both or none.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  // MARK: Internals

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.same
    doneButtonAppearance = other.doneButtonAppearance.same
    backButtonAppearance = other.backButtonAppearance.same
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
