/// The environment of a list in a collection view.
@MainActor
final class ListEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ view: UICollectionView) {
    contentSize = view.bounds.size
    let insets = view.adjustedContentInset
    let isFromRight = view.usesRightToLeftLayout
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: isFromRight ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isFromRight ? insets.left : insets.right)
    traitCollection = view.traitCollection
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
