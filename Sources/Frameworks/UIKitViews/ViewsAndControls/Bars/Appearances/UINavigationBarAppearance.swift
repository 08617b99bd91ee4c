/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title that differ from the default ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The offset of the title.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
  /// The attributes of the large title that differ from the default ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The attributes of the subtitle that differ from the default ones (Navigation.NB25).
  ///
  /// - Since: 26.0.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The attributes of the subtitle below a large title that differ from the default ones.
  ///
  /// - Since: 26.0.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  /// The appearance of prominent buttons, the name of `doneButtonAppearance` since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }

  /// The image of the back indicator; `nil` for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask image of the back indicator; stored, but unused.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image and the mask image of the back indicator.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  // MARK: Internals

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  override func hasEqualProperties(to other: UIBarAppearance) -> Bool {
    guard super.hasEqualProperties(to: other), let other = other as? UINavigationBarAppearance
    else { return false }
    return TextAttributes(titleTextAttributes) == TextAttributes(other.titleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && TextAttributes(largeTitleTextAttributes) == TextAttributes(other.largeTitleTextAttributes)
      && TextAttributes(subtitleTextAttributes) == TextAttributes(other.subtitleTextAttributes)
      && TextAttributes(largeSubtitleTextAttributes)
        == TextAttributes(other.largeSubtitleTextAttributes)
      && buttonAppearance == other.buttonAppearance
      && doneButtonAppearance == other.doneButtonAppearance
      && backButtonAppearance == other.backButtonAppearance
      && backIndicatorImage == other.backIndicatorImage
      && backIndicatorTransitionMaskImage == other.backIndicatorTransitionMaskImage
  }
}
