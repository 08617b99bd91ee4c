/// A layout of sections that are lists.
///
/// Steps Lists.LS1…
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
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout whose sections a closure provides.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a plain list; archives of layouts are not decoded.
  public required init?(coder: NSCoder) {
    provider = { _, environment in
      .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    super.init(coder: coder)
  }

  // MARK: Layout attributes

  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sections.last?.bottom ?? 0)
  }

  open override func prepare() {
    super.prepare()
    prepareSections()
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

  /// A Boolean value that indicates whether the layout is mirrored: its insets may differ.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { sources = [] }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the size changes or a header or footer is pinned (Lists.LS4).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || sections.contains(where: \.isPinning)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let difference = preferredAttributes.size.height - originalAttributes.size.height
    return abs(difference) > FlowLayoutConstants.sizeTolerance
  }

  /// Keeps the preferred height of a view (Lists.LS3).
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.id] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Internals

  let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections as the provider returned them; empty until it is asked again.
  var sources: [NSCollectionLayoutSection] = []
  var sections: [ListSection] = []
  /// The heights that views preferred.
  var heights: [ElementID: CGFloat] = [:]
  var width: CGFloat = 0

  // Lists.LS1. A short list bounces too, and begins below a bar.
  override func attached(to view: UICollectionView) { view.alwaysBounceVertical = true }

  override func discardPreferredSizes() { heights = [:] }

  override func updateIndexPaths(_ data: CollectionUpdate) {
    heights = Dictionary(
      heights.compactMap { id, height in
        if id.category == .cell { return data.target(of: id.indexPath).map { (id.at($0), height) } }
        return data.targetSection(of: id.indexPath.sectionIndex).map {
          (id.at(IndexPath(item: id.indexPath.itemIndex, section: $0)), height)
        }
      }
    ) { first, _ in first }
  }
}
