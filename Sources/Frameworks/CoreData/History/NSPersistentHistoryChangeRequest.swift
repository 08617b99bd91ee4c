/// A request that fetches or deletes transactions of the history of stores.
// Source: CoreData.HI3–HI5
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The range of the history.
  enum Place {
    case date(Date)
    case token(NSPersistentHistoryToken?)
    case transaction(NSPersistentHistoryTransaction?)
    case request(NSFetchRequest<NSFetchRequestResult>)
  }
  let place: Place
  let deletes: Bool

  private init(_ place: Place, deletes: Bool = false) {
    (self.place, self.deletes) = (place, deletes)
    super.init()
    resultType = deletes ? .statusOnly : .transactionsAndChanges
    if case .request(let request) = place { fetchRequest = request }
  }

  /// Returns a request of the transactions after a time.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date))
  }

  /// Returns a request of the transactions after a bookmark, or of all for nil.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.token(token))
  }

  /// Returns a request for the transactions after another one, or for all if it is nil.
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.transaction(transaction))
  }

  /// Returns a request for the transactions or changes that match a fetch request (CoreData.HI5).
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.request(fetchRequest))
  }

  /// Returns a request that deletes the transactions before a time.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), deletes: true)
  }

  /// Returns a request that deletes the transactions before a bookmark, or all for nil.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.token(token), deletes: true)
  }

  /// Returns a request that deletes the transactions before another one, or all if it is nil.
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.transaction(transaction), deletes: true)
  }

  /// The type of the result.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges

  /// The history token of the request; nil without one.
  open var token: NSPersistentHistoryToken? {
    switch place {
    case .token(let token): token
    case .transaction(let transaction): transaction?.token
    case .date, .request: nil
    }
  }

  /// The condition and order of the transactions or changes; nil for all.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
}
