/// A layout of sections that are lists, or whose items lie in groups.
///
/// Steps Lists.LS1… and Compositional.CL1…
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // MARK: Creating

  /// Returns a layout whose sections are lists of one configuration.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Creates a layout whose sections are alike.
  public init(section: NSCollectionLayoutSection) {
    (provider, settings) = ({ _, _ in section }, .init())
    super.init()
  }

  /// Creates a layout whose sections are alike, with settings of the layout.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, settings) = ({ _, _ in section }, configuration.copied())
    super.init()
  }

  /// Creates a layout whose sections a closure provides.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    (provider, settings) = (sectionProvider, .init())
    super.init()
  }

  /// Creates a layout whose sections a closure provides, with settings of the layout.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, settings) = (sectionProvider, configuration.copied())
    super.init()
  }

  /// Creates a plain list; archives of layouts are not decoded.
  public required init?(coder: NSCoder) {
    provider = { _, environment in
      .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    settings = .init()
    super.init(coder: coder)
  }

  /// The settings of the layout; to change them, an app sets a new value.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.copied()
      ownCollectionView.map(attached)
      invalidateLayout()
    }
  }

  // MARK: Layout attributes

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func prepare() {
    super.prepare()
    // Only the place of a section's content has changed.
    let isKept = keepsSections && !sections.isEmpty
    keepsSections = false
    if !isKept { prepareSections() }
    guard let collectionView else { return }
    if !isKept { updateLanes(in: collectionView) }
    updateVisibleItems(in: collectionView)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { elements(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    groupElement(ElementID(.decorationView, elementKind, indexPath))
  }

  /// Whether the layout is mirrored: its insets may differ.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      (sources, keepsSections) = ([], false)
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the size changes, a header or footer is pinned (Lists.LS4), or a closure
  /// changes visible elements.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || sections.contains(where: \.isPinning)
      || settings.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sources.contains { $0.visibleItemsInvalidationHandler != nil }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old, fixed) = (
      preferredAttributes.size, originalAttributes.size, originalAttributes.hasFixedSize
    )
    guard sizes[originalAttributes.id] != new else { return false }
    return !fixed.height && abs(new.height - old.height) > FlowLayoutConstants.sizeTolerance
      || !fixed.width && abs(new.width - old.width) > FlowLayoutConstants.sizeTolerance
  }

  /// Keeps the preferred size of a view (Lists.LS3, Compositional.CL3).
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    sizes[originalAttributes.id] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Internals

  let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var settings: UICollectionViewCompositionalLayoutConfiguration
  /// The sections as the provider returned them; empty until it is asked again.
  var sources: [NSCollectionLayoutSection] = []
  var sections: [PlacedSection] = []
  /// The headers and footers of the layout.
  var boundary: [PlacedElement] = []
  /// The sizes that views preferred.
  var sizes: [ElementID: CGSize] = [:]
  var width: CGFloat = 0
  var contentSize: CGSize = .zero
  /// The scroll views of sections that scroll across the layout.
  var lanes: [Int: OrthogonalLane] = [:]
  /// The elements that closures of sections changed.
  var changed: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// Whether the next computation concerns places only.
  var keepsSections = false

  // A short list bounces too, and begins below a bar (Lists.LS1).
  override func attached(to view: UICollectionView) {
    if axis == .vertical { view.alwaysBounceVertical = true }
  }

  override func detached() {
    for lane in lanes.values { lane.leave() }
    lanes = [:]
  }

  override func prepareToScroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) { scrollLane(to: path, position, animated: animated) }

  override func discardPreferredSizes() { sizes = [:] }

  override func updateIndexPaths(_ data: CollectionUpdate) {
    sizes = Dictionary(
      sizes.compactMap { id, size in
        if id.category == .cell { return data.target(of: id.indexPath).map { (id.at($0), size) } }
        // Headers and footers of the layout belong to no section.
        if id.indexPath.count == 1 { return (id, size) }
        return data.targetSection(of: id.indexPath.sectionIndex).map {
          (id.at(IndexPath(item: id.indexPath.itemIndex, section: $0)), size)
        }
      }
    ) { first, _ in first }
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// Returns a copy.
  fileprivate func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}
