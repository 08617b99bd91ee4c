/// The registered file presenters.
enum FilePresenters {
  /// All presenters.
  static var all: [any NSFilePresenter] { lock.withLock { presenters } }

  /// Registers a presenter, unless it is registered already.
  static func add(_ presenter: any NSFilePresenter) {
    lock.withLock {
      if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
    }
  }

  /// Unregisters a presenter.
  static func remove(_ presenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === presenter } }
  }

  /// Returns the presenters of a file or of a folder around it.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - own: The presenter that accesses the file and is excluded.
  static func presenters(
    of url: URL, except own: (any NSFilePresenter)?
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

  /// Notifies the presenters of a file on their queues, without waiting.
  static func notify(
    of url: URL, except own: (any NSFilePresenter)?,
    _ what: @escaping (any NSFilePresenter, _ isItself: Bool) -> Void
  ) {
    for (presenter, isItself) in presenters(of: url, except: own) {
      nonisolated(unsafe) let call = { what(presenter, isItself) }
      presenter.presentedItemOperationQueue.addOperation { call() }
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var presenters: [any NSFilePresenter] = []
}
