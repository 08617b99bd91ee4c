/// The transactions of an app.
///
/// Steps Purchases.LO1….
package struct TransactionLog: Codable, Sendable, Equatable {
  /// The transactions, the oldest first.
  package private(set) var entries: [StoredTransaction] = []
  /// The subscriptions, by their groups.
  package var subscriptions: [String: SubscriptionRecord] = [:]
  /// The private signing key, as a number.
  package var key: Data
  /// The identifier that binds transactions to the phone.
  package var deviceID = UUID()
  /// The identifier of the app's download.
  package var appTransactionID: String
  /// The date of the app's first use.
  package var firstUse: Date
  private var lastID: UInt64 = 0

  /// Creates a log without transactions.
  ///
  /// - Parameters:
  ///   - key: The private signing key.
  ///   - date: The current time.
  package init(key: Data, at date: Date) {
    (self.key, firstUse) = (key, date)
    appTransactionID = String(UInt64(max(0, date.timeIntervalSince1970 * 1000)))
  }

  // MARK: Reading

  /// Returns a transaction; `nil` if there is none.
  package func entry(_ id: UInt64) -> StoredTransaction? { index(id).map { entries[$0] } }

  /// Returns the latest paid transaction of a group.
  func latest(inGroup group: String) -> StoredTransaction? {
    entries.last { $0.groupID == group && $0.stage == .paid && !$0.isUpgraded }
  }

  /// Returns the latest paid transaction of a product.
  func latest(of product: String) -> StoredTransaction? {
    entries.last { $0.productID == product && $0.stage == .paid }
  }

  /// Returns whether a transaction is active.
  func isInForce(_ entry: StoredTransaction, at date: Date) -> Bool {
    let record = entry.groupID.flatMap { subscriptions[$0] }
    let isLatest = entry.groupID.map { latest(inGroup: $0)?.id == entry.id } ?? false
    return entry.isInForce(at: date, graceEnd: isLatest ? record?.graceEnd : nil)
  }

  /// Returns the transactions that entitle the user, the newest of each purchase (Purchases.TR4).
  package func entitlements(at date: Date) -> [StoredTransaction] {
    var known: Set<UInt64> = []
    var found: [StoredTransaction] = []
    for entry in entries.reversed() where entry.kind != .consumable && isInForce(entry, at: date) {
      let isNew = entry.kind == .nonRenewable || known.insert(entry.originalID).inserted
      if isNew { found.append(entry) }
    }
    return found
  }

  /// Returns whether a group is eligible for an introductory offer: none was used (Purchases.SU5).
  package func isEligibleForIntroduction(_ group: String) -> Bool {
    !entries.contains {
      $0.groupID == group && $0.stage == .paid && $0.offer?.kind == .introductory
    }
  }

  // MARK: Changing

  /// Adds a transaction, and assigns its identifier; one without an original becomes its own
  /// original.
  ///
  /// - Returns: The transaction.
  package mutating func add(_ entry: StoredTransaction) -> StoredTransaction {
    var entry = entry
    lastID += 1
    entry.id = lastID - 1
    if entry.originalID == StoredTransaction.none { entry.originalID = entry.id }
    entries.append(entry)
    return entry
  }

  /// Changes a transaction.
  ///
  /// - Returns: The changed transaction; `nil` if there is none.
  @discardableResult
  package mutating func change(
    _ id: UInt64, _ body: (inout StoredTransaction) -> Void
  ) -> StoredTransaction? {
    guard let index = index(id) else { return nil }
    body(&entries[index])
    return entries[index]
  }

  /// Adds a transaction that has an identifier.
  ///
  /// - Returns: The transaction.
  mutating func restore(_ entry: StoredTransaction) -> StoredTransaction {
    entries.append(entry)
    return entry
  }

  /// Removes a transaction.
  package mutating func remove(_ id: UInt64) { entries.removeAll { $0.id == id } }

  /// Removes all transactions; later ones get new identifiers.
  package mutating func removeAll() { (entries, subscriptions) = ([], [:]) }

  private func index(_ id: UInt64) -> Int? { entries.lastIndex { $0.id == id } }
}

extension StoredTransaction {
  /// The identifier of no transaction.
  package static let none = UInt64.max
}
