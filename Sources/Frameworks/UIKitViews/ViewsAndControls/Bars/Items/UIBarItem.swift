/// An item of a bar; it is not a view (Navigation.NB1…).
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject, @preconcurrency NSCoding {
  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item without content, or one of an archive (Archives.AR19).
  public required init?(coder: NSCoder) {
    super.init()
    if coder.nib == nil { Self.itemArchive.decode(self, from: coder) }
  }

  /// Encodes the title, the images and the state (Archives.AR19).
  open func encode(with coder: NSCoder) { Self.itemArchive.encode(self, with: coder) }

  private static var itemArchive: [ArchivedProperty<UIBarItem>] {
    [
      .init("TactusItemEnabled", \.isEnabled), .init("TactusItemTitle", \.title),
      .init("TactusItemImage", \.image), .init("TactusLandscapeImage", \.landscapeImagePhone),
      .init("TactusItemImageInsets", \.imageInsets),
      .init("TactusLandscapeInsets", \.landscapeImagePhoneInsets), .init("TactusItemTag", \.tag),
    ]
  }

  /// Called after the item is created from an interface file; does nothing by default.
  open func awakeFromNib() {}
  /// Called only in Interface Builder; does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Whether the item is enabled.
  open var isEnabled = true {
    willSet { willChangeValue(for: \.isEnabled) }
    didSet {
      if isEnabled != oldValue { changed() }
      didChangeValue(for: \.isEnabled)
    }
  }
  /// The title.
  open var title: String? {
    willSet { willChangeValue(for: \.title) }
    didSet {
      if title != oldValue { changed() }
      didChangeValue(for: \.title)
    }
  }
  /// The image.
  open var image: UIImage? {
    willSet { willChangeValue(for: \.image) }
    didSet {
      changed()
      didChangeValue(for: \.image)
    }
  }
  /// The image in landscape; `nil` for the same image.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// The insets of the image, in points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// The insets of the image in landscape, in points.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// The image in the large content viewer; `nil` for the item's image (Accessibility.LC4).
  open var largeContentSizeImage: UIImage? { didSet { changed() } }
  /// The insets of the image in the large content viewer, in points.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// An integer that identifies the item.
  open var tag = 0

  /// Sets the attributes of the title in a state; `nil` for the bar's.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exactly: state] = attributes
    changed()
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[exactly: state] }

  // MARK: Internals

  /// Gives the view of the item its content for the large content viewer (Accessibility.LC4).
  func showLargeContent(in view: UIView) {
    view.showsLargeContentViewer = true
    view.largeContentTitle = title ?? accessibilityLabel
    view.largeContentImage = largeContentSizeImage ?? image
    view.scalesLargeContentImage = largeContentSizeImage == nil
    view.largeContentImageInsets = largeContentSizeImageInsets
  }

  private(set) var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// The bar that shows the item.
  weak var owner: (any BarItemOwner)?

  /// Notifies the bar of a change.
  func changed() { owner?.barItemChanged(self) }

  /// Applies the appearance proxies of the item's class, without a notification of the bar
  /// (Appearance.AP2).
  func applyAppearanceProxies(in bar: UIView) {
    let owner = owner
    self.owner = nil
    AppearanceRegistry.apply(to: self, in: bar)
    self.owner = owner
  }
}

/// An object that shows bar items and observes their changes.
@MainActor
protocol BarItemOwner: AnyObject {
  /// Handles a change of an item.
  func barItemChanged(_ item: UIBarItem)
}
