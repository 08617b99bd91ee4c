/// The base class of collection view layouts.
///
/// By itself it lays out nothing. Steps Collections.CV10…
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  // MARK: Creating

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout; archives are not decoded.
  public required init?(coder: NSCoder) { super.init() }
  /// Encodes nothing (Archives.AR19).
  open func encode(with coder: NSCoder) {}

  /// The collection view of the layout; `nil` while it is not in use.
  ///
  /// It is read-only, so that subclasses may override it with a type that is not optional.
  open var collectionView: UICollectionView? { ownCollectionView }
  weak var ownCollectionView: UICollectionView? {
    didSet {
      guard let ownCollectionView else { return detached() }
      attached(to: ownCollectionView)
    }
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers a nib of decoration views; `nil` unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationPool.register(nib, for: Self.decorationKey(elementKind))
  }

  /// Registers a class of decoration views; `nil` unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationPool.register(viewClass, for: Self.decorationKey(elementKind))
  }

  // MARK: Layout attributes

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Computes the layout before attributes are requested; the default does nothing
  /// (Collections.CV10).
  open func prepare() {}

  /// Returns the attributes of the elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the content offset at which deceleration ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Reading direction

  /// The layout direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the opposite layout direction (Collections.CV15).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates the layout, which is then computed in the next layout pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates a part of the layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.handleInvalidation(context)
  }

  /// Returns whether a change of the bounds invalidates the layout.
  ///
  /// The default is a change of the size (Collections.CV12).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// Returns the context of the invalidation by a change of the bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }
  /// Returns whether the preferred attributes of a view invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context of the invalidation by a view's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  // MARK: Interactive movement

  /// Returns the place of a moved item for a position of its center; by default that of the item
  /// there, or the previous place (Collections.CV61).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let found = (layoutAttributesForElements(in: around) ?? []).last {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(position)
    }
    return found?.indexPath ?? previousIndexPath
  }
  /// Returns the attributes of a moved item; by default those of its place, at the position and in
  /// front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied() ?? makeAttributes(.cell, nil, indexPath)
    attributes.center = position
    attributes.zIndex += Self.movedZIndex
    return attributes
  }
  /// Returns the context of the invalidation by a change of an interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: targetIndexPaths, from: previousIndexPaths, at: targetPosition)
  }
  /// Returns the context of the invalidation by the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: indexPaths, from: previousIndexPaths, at: .zero)
  }

  // MARK: Changes

  /// Prepares the layout for updates, before initial and final attributes are requested; the
  /// default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Returns where supplementary views of a kind vanish in an update besides those of deleted
  /// sections, by the places before it; none by default (Collections.CV49).
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Returns where decoration views of a kind vanish in an update, by the places before it; none by
  /// default (Collections.CV49).
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns where new supplementary views of a kind appear in an update, by the places after it;
  /// none by default (Collections.CV49).
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Returns where new decoration views of a kind appear in an update, by the places after it; none
  /// by default (Collections.CV49).
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Ends the updates, within the animation; the default does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Prepares the layout for an animated change of the bounds; the default does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Ends an animated change of the bounds; the default does nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares the layout to be replaced by another one; the default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares the layout to replace another one; the default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Ends the transition between layouts; the default does nothing.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an appearing item; the default is its former place, or
  /// transparent (Collections.CV43).
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionView?.change?.initialAttributes(of: ElementID(cellAt: itemIndexPath)) }
  /// Returns the final attributes of a disappearing item; the default is its new place, or
  /// transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionView?.change?.finalAttributes(of: ElementID(cellAt: itemIndexPath)) }
  /// Returns the initial attributes of an appearing supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.initialAttributes(
      of: ElementID(.supplementaryView, elementKind, elementIndexPath))
  }
  /// Returns the final attributes of a disappearing supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.finalAttributes(
      of: ElementID(.supplementaryView, elementKind, elementIndexPath))
  }
  /// Returns the initial attributes of an appearing decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.initialAttributes(
      of: ElementID(.decorationView, elementKind, decorationIndexPath))
  }
  /// Returns the final attributes of a disappearing decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.finalAttributes(
      of: ElementID(.decorationView, elementKind, decorationIndexPath))
  }

  // MARK: Internals

  /// The pool of decoration views.
  private let decorationPool = ReusePool()
  /// Returns the pool of decoration views of a kind.
  func decorationPool(of kind: String) -> ReusePool { decorationPool }
  /// Whether the preferred attributes of views are queried.
  var asksForPreferredSizes: Bool { true }

  /// Called when a collection view starts using the layout; the default does nothing.
  func attached(to view: UICollectionView) {}
  /// Called when a collection view stops using the layout; the default does nothing.
  func detached() {}
  /// Called before the collection view scrolls to an item; the default does nothing.
  func prepareToScroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {}
  /// Discards the preferred sizes of views; the default has none, and does nothing.
  func discardPreferredSizes() {}
  /// Updates stored index paths after a change of data; the default has none, and does nothing.
  func updateIndexPaths(_ data: CollectionUpdate) {}

  static func decorationKey(_ kind: String) -> ReusePool.Key {
    ReusePool.Key(category: .decorationView, kind: kind, identifier: kind)
  }

  /// The distance by which a moved item is in front of the others.
  ///
  /// - Source: more than layouts use. Confidence: guess.
  static let movedZIndex = 10_000

  private func makeContext(
    moving targets: [IndexPath], from previous: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let context = ObjectFactory.make(type) as? UICollectionViewLayoutInvalidationContext
    else {
      programmingError("\(type) is not a subclass of UICollectionViewLayoutInvalidationContext")
    }
    return context
  }

  /// Creates attributes of the layout's attributes class.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  )
    -> UICollectionViewLayoutAttributes
  {
    let type: AnyClass = Self.layoutAttributesClass
    guard let attributes = ObjectFactory.make(type) as? UICollectionViewLayoutAttributes else {
      programmingError("\(type) is not a subclass of UICollectionViewLayoutAttributes")
    }
    attributes.setElement(category, kind, path)
    return attributes
  }

  /// Returns the attributes of an element.
  func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    switch id.category {
    case .cell: layoutAttributesForItem(at: id.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: id.kind, at: id.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: id.kind, at: id.indexPath)
    }
  }
}
