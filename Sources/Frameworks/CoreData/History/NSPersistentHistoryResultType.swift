/// The types of results of a history request.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether the request has succeeded.
  case statusOnly = 0
  /// The identifiers of the changed objects.
  case objectIDs = 1
  /// The number of transactions, or of changes if the request fetches changes.
  case count = 2
  /// Transactions without their changes.
  case transactionsOnly = 3
  /// Changes without their transactions.
  case changesOnly = 4
  /// Transactions with their changes.
  case transactionsAndChanges = 5
}
