/// Who shows files, and is told of what others do with them.
enum FilePresenters {
  /// Everybody.
  static var all: [any NSFilePresenter] { lock.withLock { presenters } }

  /// Has somebody told; once, however often it is added.
  static func add(_ presenter: any NSFilePresenter) {
    lock.withLock {
      if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
    }
  }

  /// Tells somebody nothing more.
  static func remove(_ presenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === presenter } }
  }

  /// Who shows a file, or a folder around it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - own: Who does something with it, and knows that.
  static func showing(
    _ url: URL, but own: (any NSFilePresenter)?
  ) -> [(presenter: any NSFilePresenter, isItself: Bool)] {
    let path = url.standardizedFileURL.pathComponents
    return all.compactMap { presenter in
      guard presenter !== own,
        let shown = presenter.presentedItemURL?.standardizedFileURL.pathComponents,
        path.starts(with: shown)
      else { return nil }
      return (presenter, shown.count == path.count)
    }
  }

  /// Tells who shows a file, each on its queue, and does not wait for it.
  static func tell(
    of url: URL, but own: (any NSFilePresenter)?,
    _ what: @escaping (any NSFilePresenter, _ isItself: Bool) -> Void
  ) {
    for (presenter, isItself) in showing(url, but: own) {
      nonisolated(unsafe) let call = { what(presenter, isItself) }
      presenter.presentedItemOperationQueue.addOperation { call() }
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var presenters: [any NSFilePresenter] = []
}
