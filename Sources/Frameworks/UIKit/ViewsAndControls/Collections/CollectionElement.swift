/// A view of a collection view that is seen, and what the layout says of it.
@MainActor
final class CollectionElement {
  /// An element whose view is asked for.
  struct Making {
    let attributes: UICollectionViewLayoutAttributes
    /// The view that is to be set up again.
    let view: UICollectionReusableView?
  }

  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// What left and right were mirrored within when it was put there; nil if they were not.
  var mirror: CGFloat?
  /// The sizes that it has been asked about, and that it was then.
  var askedSizes: [CGSize] = []

  init(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    (self.view, self.attributes) = (view, attributes)
  }

  var id: ElementID { attributes.id }
}
