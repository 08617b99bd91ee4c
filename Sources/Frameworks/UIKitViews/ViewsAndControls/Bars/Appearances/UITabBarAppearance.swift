/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { changed() }
  }
  /// The appearance of items with the title beside the image; never used on a phone.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { changed() } }
  /// The appearance of items with the title beside the image at the compact height, as in
  /// landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { changed() }
  }
  /// The color of the image behind the selected item; `nil` for the image's own.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The image behind the selected item; `nil` for the bar's image.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The positioning of the items (Tabs.TB12).
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { changed() }
  }
  /// The width of centered items, in points; 0 for the default.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The space between centered items, in points; 0 for the default.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  // MARK: Internals

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }

  override func hasEqualProperties(to other: UIBarAppearance) -> Bool {
    guard super.hasEqualProperties(to: other), let other = other as? UITabBarAppearance else {
      return false
    }
    return stackedLayoutAppearance == other.stackedLayoutAppearance
      && inlineLayoutAppearance == other.inlineLayoutAppearance
      && compactInlineLayoutAppearance == other.compactInlineLayoutAppearance
      && selectionIndicatorTintColor == other.selectionIndicatorTintColor
      && selectionIndicatorImage == other.selectionIndicatorImage
      && stackedItemPositioning == other.stackedItemPositioning
      && stackedItemWidth == other.stackedItemWidth
      && stackedItemSpacing == other.stackedItemSpacing
  }
}
