/// Puts items beside one another into lines, and lines below one another, each section with a header and a
/// footer.
///
/// Steps CV23… are in `Documentation/Behaviour/Collections.md`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // MARK: Creating

  /// Where the room for items is taken from.
  public enum SectionInsetReference: Int, Sendable {
    /// From what is not covered by the app's word.
    case fromContentInset = 0
    /// From the safe area as well.
    case fromSafeArea = 1
    /// From the margins.
    case fromLayoutMargins = 2
  }

  /// Has items be as large as they would like to be, as an estimate of their size.
  nonisolated public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: How it flows

  /// In which direction it goes on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed() } }
  /// How far lines are apart.
  open var minimumLineSpacing: CGFloat = FlowFigures.space { didSet { changed() } }
  /// How far the items of a line are apart at least.
  open var minimumInteritemSpacing: CGFloat = FlowFigures.space { didSet { changed() } }
  /// How large items are.
  open var itemSize = FlowFigures.itemSize { didSet { changed() } }
  /// How large items are until they have been asked; zero if they are not asked (CV21).
  open var estimatedItemSize: CGSize = .zero {
    didSet {
      measured = [:]
      changed()
    }
  }
  /// How long headers are; zero for none.
  open var headerReferenceSize: CGSize = .zero { didSet { changed() } }
  /// How long footers are; zero for none.
  open var footerReferenceSize: CGSize = .zero { didSet { changed() } }
  /// How far items stay away from their section's edges.
  open var sectionInset: UIEdgeInsets = .zero { didSet { changed() } }
  /// Which edges those are.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { changed() } }
  /// Whether a header stays where it is seen for as long as its section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed() } }
  /// Whether a footer stays where it is seen for as long as its section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { changed() } }

  // MARK: Where everything is

  /// As broad as what is seen, and as long as all sections.
  open override var collectionViewContentSize: CGSize {
    workOut()
    return turned(length: sections.last.map { $0.start + $0.length } ?? 0, breadth: breadth)
  }

  open override func prepare() {
    super.prepare()
    workOut()
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { elements(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edge(elementKind, of: indexPath.sectionIndex, at: indexPath)
  }

  // MARK: Working it out again

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole =
      context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutAttributes ?? true
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    if isWhole { isWorkedOut = false }
    super.invalidateLayout(with: context)
  }

  /// It is where what is seen is broader or narrower, and where something is pinned (CV12).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let isPinning = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return isPinning || isOtherBreadth(newBounds, collectionView.bounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let collectionView
    else { return context }
    let isOther = isOtherBreadth(newBounds, collectionView.bounds)
    (flow.invalidateFlowLayoutAttributes, flow.invalidateFlowLayoutDelegateMetrics) = (
      isOther, isOther
    )
    return flow
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksForPreferredSizes, originalAttributes.representedElementCategory == .cell else {
      return false
    }
    let (one, two) = (preferredAttributes.size, originalAttributes.size)
    return max(abs(one.width - two.width), abs(one.height - two.height)) > FlowFigures.unseen
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Internals

  var sections: [FlowSection] = []
  /// How much of the screen there is across.
  var breadth: CGFloat = 0
  var isWorkedOut = false
  /// What items wanted to be as large as.
  var measured: [IndexPath: CGSize] = [:]
  /// Whether the delegate has left it to the layout how large items are.
  var hasSizesOfItsOwn = false

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
  override func forgetItems() { measured = [:] }

  override func moveItems(_ data: DataChange) {
    measured = Dictionary(
      measured.compactMap { path, size in data.target(of: path).map { ($0, size) } }
    ) { first, _ in first }
  }

  private func changed() {
    if collectionView != nil { invalidateLayout() } else { isWorkedOut = false }
  }

  private func isOtherBreadth(_ one: CGRect, _ two: CGRect) -> Bool {
    scrollDirection == .vertical ? one.width != two.width : one.height != two.height
  }
}
