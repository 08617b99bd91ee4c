/// The layout during an interactive transition between two layouts.
///
/// Its attributes lie between those of both layouts, by the progress of the transition. Steps
/// Collections.CV70…
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  // MARK: Creating

  /// Creates the layout of a transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a layout between two empty ones; archives are not decoded.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  // MARK: Transition

  /// The progress, from 0 for the current layout to 1 for the next one.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if transitionProgress != oldValue { ownCollectionView?.transitionProgressed(to: self) }
    }
  }
  /// The layout before the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout after the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// Sets a value of a subclass or of its user for the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value that was set; 0 if none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// The content size, interpolated between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
    elements = nil
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let elements = elements ?? allElements()
    self.elements = elements
    return elements.compactMap { mix($0.from, $0.to) }.filter { $0.frame.overlaps(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(between: ElementID(cellAt: indexPath)) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(between: ElementID(.supplementaryView, elementKind, indexPath))
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(between: ElementID(.decorationView, elementKind, indexPath))
  }

  /// The direction that the current layout was written for.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }
  /// Whether the current layout is mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  // MARK: Invalidation

  /// Invalidates this layout and both others.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    for layout in [currentLayout, nextLayout] {
      let part = layout.makeContext()
      part.invalidateEverything = context.invalidateEverything
      part.invalidateDataSourceCounts = context.invalidateDataSourceCounts
      layout.invalidateLayout(with: part)
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the change invalidates one of both layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // MARK: Internals

  private var values: [String: CGFloat] = [:]
  /// The attributes of all elements in both layouts; `nil` until they are needed.
  private var elements: [Pair]?

  /// The attributes of an element before and after the transition.
  private typealias Pair = (
    from: UICollectionViewLayoutAttributes?, to: UICollectionViewLayoutAttributes?
  )

  override var asksForPreferredSizes: Bool { false }
  override func discardPreferredSizes() {
    currentLayout.discardPreferredSizes()
    nextLayout.discardPreferredSizes()
  }
  override func updateIndexPaths(_ data: CollectionUpdate) {
    currentLayout.updateIndexPaths(data)
    nextLayout.updateIndexPaths(data)
  }
  override func decorationPool(of kind: String) -> ReusePool {
    let pool = currentLayout.decorationPool(of: kind)
    return pool.isRegistered(Self.decorationKey(kind)) ? pool : nextLayout.decorationPool(of: kind)
  }

  /// Returns all elements, because one may be visible only on its way (Collections.CV71).
  private func allElements() -> [Pair] {
    func all(_ layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
      let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      let area = ownCollectionView.map { content.union($0.bounds) } ?? content
      return layout.layoutAttributesForElements(in: area) ?? []
    }
    let (from, to) = (all(currentLayout), all(nextLayout))
    let known = Set(from.map(\.id))
    return from.map { ($0, nextLayout.attributes(of: $0.id)) }
      + to.filter { !known.contains($0.id) }.map { (currentLayout.attributes(of: $0.id), $0) }
  }

  private func attributes(between id: ElementID) -> UICollectionViewLayoutAttributes? {
    mix(currentLayout.attributes(of: id), nextLayout.attributes(of: id))
  }

  // MARK: Interpolation

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// Returns the attributes of an element, interpolated between both layouts (Collections.CV71).
  private func mix(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let isNearStart = transitionProgress < 0.5
    guard let nearest = isNearStart ? from ?? to : to ?? from else { return nil }
    let mixed = nearest.copied()
    mixed.alpha = mix(from?.visibleAlpha ?? 0, to?.visibleAlpha ?? 0)
    mixed.isHidden = from?.isHidden ?? true && to?.isHidden ?? true
    guard let from, let to else { return mixed }
    mixed.center = CGPoint(
      x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    mixed.size = CGSize(
      width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    mixed.transform3D = mix(from.transform3D, to.transform3D)
    return mixed
  }

  private func mix(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    guard !CATransform3DEqualToTransform(from, to) else { return from }
    return CATransform3D(
      m11: mix(from.m11, to.m11), m12: mix(from.m12, to.m12), m13: mix(from.m13, to.m13),
      m14: mix(from.m14, to.m14), m21: mix(from.m21, to.m21), m22: mix(from.m22, to.m22),
      m23: mix(from.m23, to.m23), m24: mix(from.m24, to.m24), m31: mix(from.m31, to.m31),
      m32: mix(from.m32, to.m32), m33: mix(from.m33, to.m33), m34: mix(from.m34, to.m34),
      m41: mix(from.m41, to.m41), m42: mix(from.m42, to.m42), m43: mix(from.m43, to.m43),
      m44: mix(from.m44, to.m44))
  }
}

extension UICollectionViewLayoutAttributes {
  /// The opacity; 0 if the view is hidden.
  fileprivate var visibleAlpha: CGFloat { isHidden ? 0 : alpha }
}
