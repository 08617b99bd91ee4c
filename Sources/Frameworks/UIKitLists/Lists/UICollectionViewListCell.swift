@_spi(UIKitModules) import TactusUIKitViews

/// A cell, header or footer of a list.
///
/// Steps Lists.LS5…LS7.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell without a size, or one of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Configurations

  /// Returns the content configuration of the cell's place in its list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentOfPlace }

  /// Returns the background configuration of the cell's place in its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    backgroundOfPlace
  }

  /// The configuration of the background; that of the cell's place, unless the cell has another
  /// one.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  // MARK: Indentation

  /// The level of indentation; that of the item in an outline by default (Lists.LS7).
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of indentation, in points.
  open var indentationWidth = TableMetrics.indentationWidth { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  // MARK: Accessories

  /// The accessories beside the content (Lists.LS6).
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoryViews.set(accessories)
      setNeedsLayout()
    }
  }

  /// The guide of the separator below the cell: an app constrains its leading edge, or the text
  /// decides (Lists.LS5).
  open var separatorLayoutGuide: UILayoutGuide { separators.guide }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let place = layoutAttributes.listPlace, place != self.place {
      self.place = place
      placeChanged()
    }
  }

  // MARK: Accessibility

  /// Whether the cell is one accessibility element: by default, unless it contains controls.
  open override var isAccessibilityElement: Bool {
    get {
      customIsAccessibilityElement ?? !(contentView.holdsControl || accessoryViews.holdsControl)
    }
    set { customIsAccessibilityElement = newValue }
  }
  /// The accessibility label; the texts of the cell by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? joinedTexts }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility traits, with those of selections and headers.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(traitsOfState) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Internals

  /// The place in the list; `nil` before the cell is placed.
  private(set) var place: ListPlace?
  private(set) var hasOwnBackground = false
  private(set) lazy var accessoryViews = ListAccessories(self)
  private(set) lazy var separators = ListSeparators(self)
  private var customIsAccessibilityElement: Bool?

  override var contentFrame: CGRect { frameOfContent }

  override func stateChanged(_ state: UICellConfigurationState) { accessoryViews.update(state) }

  private func setUp() {
    content.insetsLayoutMarginsFromSafeArea = false
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: TableMetrics.contentMargin, leading: ScreenMargins.current.leading,
      bottom: TableMetrics.contentMargin, trailing: ScreenMargins.current.trailing)
  }
}
