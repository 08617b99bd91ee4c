/// A layout that flows items into lines, in sections with headers and footers.
///
/// Steps Collections.CV23…
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // MARK: Creating

  /// The reference of section insets.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The estimated size that makes cells size themselves.
  nonisolated public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Configuration

  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidate() } }
  /// The minimum spacing between lines.
  open var minimumLineSpacing: CGFloat = FlowLayoutConstants.spacing { didSet { invalidate() } }
  /// The minimum spacing between the items of a line.
  open var minimumInteritemSpacing: CGFloat = FlowLayoutConstants.spacing {
    didSet { invalidate() }
  }
  /// The size of the items.
  open var itemSize = FlowLayoutConstants.itemSize { didSet { invalidate() } }
  /// The estimated size of items that size themselves; zero turns self-sizing off
  /// (Collections.CV21).
  open var estimatedItemSize: CGSize = .zero {
    didSet {
      preferredSizes = [:]
      invalidate()
    }
  }
  /// The size of headers; zero for none.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidate() } }
  /// The size of footers; zero for none.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidate() } }
  /// The insets of a section's items.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidate() } }
  /// The reference of the section insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate() }
  }
  /// Whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidate() } }
  /// Whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidate() } }

  // MARK: Layout attributes

  /// The size of all sections, as broad as the visible area.
  open override var collectionViewContentSize: CGSize {
    computeSections()
    return makeSize(length: sections.last.map { $0.start + $0.length } ?? 0, breadth: breadth)
  }

  open override func prepare() {
    super.prepare()
    computeSections()
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
    headerFooter(elementKind, of: indexPath.sectionIndex, at: indexPath)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole =
      context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutAttributes ?? true
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    if isWhole { hasValidSections = false }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the breadth changes or a header or footer is pinned (Collections.CV12).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let isPinning = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return isPinning || changesBreadth(newBounds, collectionView.bounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let collectionView
    else { return context }
    let changesBreadth = changesBreadth(newBounds, collectionView.bounds)
    (flow.invalidateFlowLayoutAttributes, flow.invalidateFlowLayoutDelegateMetrics) = (
      changesBreadth, changesBreadth
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
    return max(abs(one.width - two.width), abs(one.height - two.height))
      > FlowLayoutConstants.sizeTolerance
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Internals

  var sections: [FlowSection] = []
  /// The extent of the visible area across the scroll direction.
  var breadth: CGFloat = 0
  var hasValidSections = false
  /// The sizes that self-sizing cells preferred.
  var preferredSizes: [IndexPath: CGSize] = [:]
  /// Whether the delegate leaves the item size to the layout.
  var delegateUsesItemSize = false

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
  override func discardPreferredSizes() { preferredSizes = [:] }

  override func updateIndexPaths(_ data: CollectionUpdate) {
    preferredSizes = Dictionary(
      preferredSizes.compactMap { path, size in data.target(of: path).map { ($0, size) } }
    ) { first, _ in first }
  }

  private func invalidate() {
    if collectionView != nil { invalidateLayout() } else { hasValidSections = false }
  }

  private func changesBreadth(_ one: CGRect, _ two: CGRect) -> Bool {
    scrollDirection == .vertical ? one.width != two.width : one.height != two.height
  }
}
