extension UITableView {
  /// Creates the table's prefetcher.
  func makePrefetcher() -> ListPrefetcher {
    ListPrefetcher { [weak self] requested, cancelled in
      guard let self, let source = prefetchDataSource else { return }
      if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
      if !requested.isEmpty { source.tableView(self, prefetchRowsAt: requested) }
    }
  }

  /// Discards the requests and lays out again, which makes new ones (Prefetching.PF5).
  func restartPrefetching() {
    prefetcher.reset()
    setNeedsLayout()
  }

  /// Requests the rows ahead of the visible ones (Prefetching.PF1).
  func updatePrefetching() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, window != nil, batchDepth == 0 else {
      return
    }
    prefetcher.update(
      bounds: bounds, isHorizontal: false, visible: Set(visible.keys), elements: paths)
  }
}
