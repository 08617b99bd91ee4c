/// Who shows a file, and is told what others do with it (FC4, FC5).
public protocol NSFilePresenter: AnyObject {
  /// What is shown; nil for nothing yet.
  var presentedItemURL: URL? { get }
  /// Where it is told.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Somebody wants to read: calls `reader` once that may be, with what is called when it is over.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Somebody wants to write: calls `writer` once that may be, with what is called when it is over.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Saves what is not saved, and says so, or why not.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// It is about to be deleted: calls the handler once that may be.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// It has another place now.
  func presentedItemDidMove(to newURL: URL)
  /// It was written.
  func presentedItemDidChange()
  /// Something in the folder that is shown is about to be deleted.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
  /// Something in the folder that is shown has another place now.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Something in the folder that is shown was written.
  func presentedSubitemDidChange(at url: URL)
}

// What Objective-C calls optional: without a method of its own a presenter lets others do what they want.
extension NSFilePresenter {
  /// Lets others read.
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
    reader(nil)
  }

  /// Lets others write.
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
    writer(nil)
  }

  /// Has saved everything.
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  /// Lets others delete it.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Is not interested.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Is not interested.
  public func presentedItemDidChange() {}

  /// Lets others delete it.
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Is not interested.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Is not interested.
  public func presentedSubitemDidChange(at url: URL) {}
}
