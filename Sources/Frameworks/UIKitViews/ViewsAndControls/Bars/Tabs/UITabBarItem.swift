/// The tab bar item of a view controller (Tabs.TB1…).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item without content; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with an image above its title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// The image of the selected item; `nil` for the same image.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? {
    willSet { willChangeValue(for: \.badgeValue) }
    didSet {
      if badgeValue != oldValue { changed() }
      didChangeValue(for: \.badgeValue)
    }
  }
  /// The color of the badge; `nil` for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The appearance; `nil` for the bar's.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The appearance while content is at the bar's edge; stored, because tab bars do not follow
  /// scrolling.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The attributes of the badge's text by state.
  private var badgeAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[exactly: state] = textAttributes
    changed()
  }
  /// Returns the attributes of the badge's text in a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  /// The offset of the title.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
}
