extension UICollectionView {
  /// Creates the collection view's prefetcher.
  func makePrefetcher() -> ListPrefetcher {
    ListPrefetcher { [weak self] requested, cancelled in
      guard let self, let source = prefetchDataSource else { return }
      if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
      if !requested.isEmpty { source.collectionView(self, prefetchItemsAt: requested) }
    }
  }

  /// Discards the requests and lays out again, which makes new ones (Prefetching.PF5).
  func restartPrefetching() {
    prefetcher.reset()
    setNeedsLayout()
  }

  /// Requests the items ahead of the visible ones (Prefetching.PF1).
  func updatePrefetching() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, window != nil, change == nil else {
      return
    }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let visible = visibleElements.keys.filter { $0.category == .cell }.map(\.indexPath)
    prefetcher.update(
      bounds: bounds, isHorizontal: isHorizontal, visible: Set(visible)
    ) { area in
      visibleAttributes(in: area).filter { $0.representedElementCategory == .cell }
        .sorted {
          let (one, other) = ($0.frame, $1.frame)
          let difference = isHorizontal ? one.minX - other.minX : one.minY - other.minY
          return difference == 0 ? $0.indexPath < $1.indexPath : difference < 0
        }
        .map(\.indexPath)
    }
  }
}
