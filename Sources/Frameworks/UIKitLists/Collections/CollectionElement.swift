/// A visible view of a collection view with its layout attributes.
@MainActor
final class CollectionElement {
  /// A request to the data source for the view of an element.
  struct ViewRequest {
    let attributes: UICollectionViewLayoutAttributes
    /// The existing view to be reconfigured; `nil` for a new one.
    let view: UICollectionReusableView?
  }

  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes { didSet { applied = attributes.copied() } }
  /// A copy of the attributes, because a layout may change its own (Collections.CV11).
  private(set) var applied: UICollectionViewLayoutAttributes
  /// The width within which the view was mirrored; `nil` if it was not.
  var mirror: CGFloat?
  /// The sizes that the view was already measured at.
  var measuredSizes: [CGSize] = []

  init(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    (self.view, self.attributes, applied) = (view, attributes, attributes.copied())
  }

  var id: ElementID { attributes.id }
}
