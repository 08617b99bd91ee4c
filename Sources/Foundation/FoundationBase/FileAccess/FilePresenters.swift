import TactusThreads

/// The registered file presenters.
enum FilePresenters {
  /// All presenters.
  static var all: [any NSFilePresenter] { registered.value }

  /// Registers a presenter, unless it is registered already.
  static func add(_ presenter: any NSFilePresenter) {
    registered.withLock { presenters in
      if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
    }
  }

  /// Unregisters a presenter.
  static func remove(_ presenter: any NSFilePresenter) {
    registered.withLock { $0.removeAll { $0 === presenter } }
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
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let call = { what(presenter, isItself) }
      presenter.presentedItemOperationQueue.addOperation { call() }
    }
  }

  private static let registered = Guarded<[any NSFilePresenter]>([])
}
