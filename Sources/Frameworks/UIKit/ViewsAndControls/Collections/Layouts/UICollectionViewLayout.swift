/// Says where the views of a collection view are.
///
/// By itself it puts nothing anywhere; subclasses do. Steps CV10… are in
/// `Documentation/Behaviour/Collections.md`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  // MARK: Creating

  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout: archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// What it lays out; nil while it is not in use.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes it gives.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what says which of it does not count any more.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers a class of views that show no data, or none any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: Self.decorationName(elementKind))
  }

  // MARK: Where everything is

  /// How large all of it is.
  open var collectionViewContentSize: CGSize { .zero }
  /// Works out what it needs before it is asked for attributes; by itself it does nothing (CV10).
  open func prepare() {}

  /// Says what of it is in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Says where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Says where a view about items is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Says where a view that shows no data is.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Says where a collection view is to rest that is let go of.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Says where a collection view is to be after a change of its items or of its layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Reading direction

  /// In which direction people read that it was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether left and right are exchanged where people read in the other direction (CV15).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Working it out again

  /// Has all of it be worked out again, when the collection view is next laid out.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has a part of it be worked out again, when the collection view is next laid out.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutChanged(context)
  }

  /// Says whether it is another one once the collection view shows something else, or is larger.
  ///
  /// By itself it is where the size is another one (CV12).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// Says which of it does not count any more then.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }
  /// Says whether it is another one where a view would like to be larger or smaller.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Says which of it does not count any more then.
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

  // MARK: Changes

  /// Is told what has changed, before it is asked what comes and goes; by itself it does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Is told that it has said all of that; called as part of the animation.
  open func finalizeCollectionViewUpdates() {}
  /// Is told that the collection view gets another size as part of an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Is told that this is done.
  open func finalizeAnimatedBoundsChange() {}
  /// Is told that another layout takes its place; by itself it does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Is told that it takes another one's place; by itself it does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Is told that this is done.
  open func finalizeLayoutTransition() {}

  /// Says where an item comes from; by itself from where it was, or out of the invisible (CV43).
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionView?.change?.beginning(of: ElementID(cellAt: itemIndexPath)) }
  /// Says where an item goes; by itself to where it will be, or into the invisible.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionView?.change?.end(of: ElementID(cellAt: itemIndexPath)) }
  /// Says where a view about items comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.beginning(
      of: ElementID(.supplementaryView, elementKind, elementIndexPath))
  }
  /// Says where a view about items goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.end(of: ElementID(.supplementaryView, elementKind, elementIndexPath))
  }
  /// Says where a view that shows no data comes from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.beginning(
      of: ElementID(.decorationView, elementKind, decorationIndexPath))
  }
  /// Says where a view that shows no data goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.change?.end(of: ElementID(.decorationView, elementKind, decorationIndexPath))
  }

  // MARK: Internals

  /// Makes the views that show no data.
  let decorations = ReusePool()
  /// Whether views are asked how large they would like to be.
  var asksForPreferredSizes: Bool { true }

  /// Forgets what views wanted; by itself there is nothing to forget.
  func forgetItems() {}
  /// Items are somewhere else; by itself it knows of none.
  func moveItems(_ data: DataChange) {}

  static func decorationName(_ kind: String) -> ReusePool.Name {
    ReusePool.Name(category: .decorationView, kind: kind, identifier: kind)
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let context = ObjectMaker.make(type) as? UICollectionViewLayoutInvalidationContext else {
      preconditionFailure("\(type) says nothing of layouts")
    }
    return context
  }

  /// Makes attributes of the layout's own class.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  )
    -> UICollectionViewLayoutAttributes
  {
    let type: AnyClass = Self.layoutAttributesClass
    guard let attributes = ObjectMaker.make(type) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type) are no attributes")
    }
    attributes.become(category, kind, path)
    return attributes
  }

  /// What it says of one view.
  func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    switch id.category {
    case .cell: layoutAttributesForItem(at: id.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: id.kind, at: id.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: id.kind, at: id.indexPath)
    }
  }
}
