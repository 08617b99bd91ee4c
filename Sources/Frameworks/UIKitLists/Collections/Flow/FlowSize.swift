/// A size relative to the scroll direction.
struct FlowSize: Equatable {
  /// The extent along the scroll direction.
  var length: CGFloat
  /// The extent across the scroll direction.
  var breadth: CGFloat

  init(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
    let isVertical = direction == .vertical
    length = max(0, isVertical ? size.height : size.width)
    breadth = max(0, isVertical ? size.width : size.height)
  }
}
