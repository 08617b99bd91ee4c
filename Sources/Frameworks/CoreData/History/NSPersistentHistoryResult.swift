/// The result of a request of the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    (self.result, resultType) = (result, type)
  }

  /// The transactions, changes, identifiers, the number, or true.
  public let result: Any?

  /// The kind of result.
  public let resultType: NSPersistentHistoryResultType
}
