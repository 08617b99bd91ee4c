extension UICollectionView: DescribedScrollView {
  package var contentText: String {
    "; layout: \(DebugText.object(collectionViewLayout))"
      + (dataSource.map { "; dataSource: \(DebugText.object($0))" } ?? "")
  }
}
