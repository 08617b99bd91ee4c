extension UIDocument {
  /// Opens the document, and returns whether it is open.
  @discardableResult
  nonisolated(nonsending) public func open() async -> Bool {
    await withCheckedContinuation { next in open { next.resume(returning: $0) } }
  }

  /// Closes the document, and returns whether its changes have been saved.
  @discardableResult
  nonisolated(nonsending) public func close() async -> Bool {
    await withCheckedContinuation { next in close { next.resume(returning: $0) } }
  }

  /// Saves the document, and returns whether it was saved.
  @discardableResult
  nonisolated(nonsending) public func save(
    to url: URL, for saveOperation: SaveOperation
  ) async -> Bool {
    await withCheckedContinuation { next in
      save(to: url, for: saveOperation) { next.resume(returning: $0) }
    }
  }

  /// Saves unsaved changes, and returns whether they were saved.
  @discardableResult
  nonisolated(nonsending) public func autosave() async -> Bool {
    await withCheckedContinuation { next in autosave { next.resume(returning: $0) } }
  }

  /// Replaces the contents by those of a file, and returns whether it could be read.
  @discardableResult
  nonisolated(nonsending) public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { next in
      revert(toContentsOf: url) { next.resume(returning: $0) }
    }
  }
}
