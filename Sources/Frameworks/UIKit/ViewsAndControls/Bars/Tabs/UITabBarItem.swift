/// What stands for a controller in a tab bar.
///
/// Steps TB1… are in `Documentation/Behaviour/Tabs.md`.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Makes an item that shows nothing.
  public override init() { super.init() }

  /// Makes an item that shows nothing: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a picture above its title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with another picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Its picture while it is chosen; nil for the same.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// What is in the badge at its picture; nil for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The badge's colour; nil for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// How far its title is moved.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
}
