/// The result of a request of the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// Creates a result of nothing.
  public override init() {
    (result, resultType) = (nil, .statusOnly)
    super.init()
  }

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    (self.result, resultType) = (result, type)
  }

  /// The transactions, changes or identifiers, their number, or true.
  open private(set) var result: Any?

  /// The type of the result.
  open private(set) var resultType: NSPersistentHistoryResultType
}
