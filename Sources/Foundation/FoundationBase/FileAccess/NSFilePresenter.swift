/// An object that presents a file and is notified of others' access (FileCoordination.FC4,
/// FileCoordination.FC5).
public protocol NSFilePresenter: AnyObject {
  /// The place of the file or folder that the presenter shows.
  var presentedItemURL: URL? { get }
  /// The queue of the notifications.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Relinquishes the file to a reader. Calls `reader` with a closure that is called afterwards.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Relinquishes the file to a writer. Calls `writer` with a closure that is called afterwards.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Saves unsaved changes, then calls the handler.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// Saves unsaved changes.
  func savePresentedItemChanges() async throws
  /// Prepares for the deletion of the file, then calls the handler.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// Prepares for the deletion of the file.
  func accommodatePresentedItemDeletion() async throws
  /// Called when the file has been moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when the file has been written.
  func presentedItemDidChange()
  /// Prepares for the deletion of a file in the presented folder, then calls the handler.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
  /// Prepares for the deletion of a file in the presented folder.
  func accommodatePresentedSubitemDeletion(at url: URL) async throws
  /// Called when a file in the presented folder has been moved.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Called when a file in the presented folder has been written.
  func presentedSubitemDidChange(at url: URL)
  /// Called when there is another version of the file.
  func presentedItemDidGain(_ version: NSFileVersion)
  /// Called when a version of the file has been removed.
  func presentedItemDidLose(_ version: NSFileVersion)
  /// Called when a conflict of the file has been resolved.
  func presentedItemDidResolveConflict(_ version: NSFileVersion)
  /// Called when there is another version of a file in the presented folder.
  func presentedSubitem(at url: URL, didGain version: NSFileVersion)
  /// Called when a version of a file in the presented folder has been removed.
  func presentedSubitem(at url: URL, didLose version: NSFileVersion)
  /// Called when a conflict of a file in the presented folder has been resolved.
  func presentedSubitem(at url: URL, didResolve version: NSFileVersion)
}

// Optional requirements in Objective-C. By default a presenter lets others access the file.
extension NSFilePresenter {
  /// Relinquishes the file to a reader.
  ///
  /// The default implementation does so at once.
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
    reader(nil)
  }

  /// Relinquishes the file to a writer.
  ///
  /// The default implementation does so at once.
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
    writer(nil)
  }

  /// Saves unsaved changes.
  ///
  /// The default implementation calls the asynchronous method.
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler) { try await $0.savePresentedItemChanges() }
  }

  /// Saves unsaved changes.
  ///
  /// The default implementation does nothing.
  public func savePresentedItemChanges() async throws {}

  /// Prepares for a deletion.
  ///
  /// The default implementation calls the asynchronous method.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    answer(completionHandler) { try await $0.accommodatePresentedItemDeletion() }
  }

  /// Prepares for a deletion.
  ///
  /// The default implementation does nothing.
  public func accommodatePresentedItemDeletion() async throws {}

  /// The default implementation does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// The default implementation does nothing.
  public func presentedItemDidChange() {}

  /// Prepares for a deletion.
  ///
  /// The default implementation calls the asynchronous method.
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    answer(completionHandler) { try await $0.accommodatePresentedSubitemDeletion(at: url) }
  }

  /// Prepares for a deletion.
  ///
  /// The default implementation does nothing.
  public func accommodatePresentedSubitemDeletion(at url: URL) async throws {}

  /// The default implementation does nothing.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// The default implementation does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// The default implementation does nothing.
  public func presentedItemDidGain(_ version: NSFileVersion) {}
  /// The default implementation does nothing.
  public func presentedItemDidLose(_ version: NSFileVersion) {}
  /// The default implementation does nothing.
  public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
  /// The default implementation does nothing.
  public func presentedSubitem(at url: URL, didGain version: NSFileVersion) {}
  /// The default implementation does nothing.
  public func presentedSubitem(at url: URL, didLose version: NSFileVersion) {}
  /// The default implementation does nothing.
  public func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {}
}

extension NSFilePresenter {
  /// Calls a handler with the error of an asynchronous method, which begins on this thread
  /// (FileCoordination.FC6).
  ///
  /// - Parameters:
  ///   - completionHandler: The handler, which gets nil without an error.
  ///   - method: The method.
  package func answer(
    _ completionHandler: @escaping ((any Error)?) -> Void,
    with method: @escaping (any NSFilePresenter) async throws -> Void
  ) {
    // All are used by this thread alone until the method suspends, and then by the task.
    nonisolated(unsafe) let presenter: any NSFilePresenter = self
    nonisolated(unsafe) let method = method
    nonisolated(unsafe) let completionHandler = completionHandler
    Task.immediate {
      do {
        try await method(presenter)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }
}
