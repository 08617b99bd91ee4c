/// The delegate that restores an index whose items are lost; never called, as they are not.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Requests that the delegate index all items again; never called.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  /// Requests that the delegate index some items again; never called.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
  /// Notifies the delegate that the system delays indexing; never called.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
  /// Notifies the delegate that the system no longer delays indexing; never called.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
  /// Asks the delegate for the content of an item; never called.
  func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data
  /// Asks the delegate for the file of an item; never called.
  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String,
    inPlace: Bool
  ) throws -> URL
}

extension CSSearchableIndexDelegate {
  /// Does nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Does nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Throws, as the delegate has no content.
  public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data { throw CSIndexError(.invalidItemError) }
  /// Throws, as the delegate has no file.
  public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String,
    inPlace: Bool
  ) throws -> URL { throw CSIndexError(.invalidItemError) }
}
