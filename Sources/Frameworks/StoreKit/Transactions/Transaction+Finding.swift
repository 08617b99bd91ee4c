extension Transaction {
  /// All transactions, the newest first, without finished consumables.
  public static var all: Transactions {
    Transactions(
      source: .present { state in
        state.log.entries.reversed().filter { entry in
          entry.stage == .paid
            && !(entry.kind == .consumable && entry.isFinished && !keepsConsumables)
        }
      })
  }

  /// Returns all transactions of a product, the newest first.
  public static func all(for productID: String) -> Transactions {
    Transactions(
      source: .present { state in
        state.log.entries.reversed().filter { $0.stage == .paid && $0.productID == productID }
      })
  }

  /// The transactions that entitle the user (Purchases.TR4).
  public static var currentEntitlements: Transactions {
    Transactions(source: .present { $0.log.entitlements(at: $0.now) })
  }

  /// Returns the transactions that entitle the user to a product.
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(
      source: .present { state in
        state.log.entitlements(at: state.now).filter { $0.productID == productID }
      })
  }

  /// The transactions that the app has not finished.
  public static var unfinished: Transactions {
    Transactions(
      source: .present { $0.log.entries.filter { $0.stage == .paid && !$0.isFinished } })
  }

  /// The transactions from outside of the app: renewals, purchases approved by a parent, refunds,
  /// and unfinished ones of earlier runs (Purchases.TR5).
  public static var updates: Transactions { Transactions(source: .arriving) }

  /// Returns the latest transaction of a product; `nil` if there is none.
  nonisolated(nonsending) public static func latest(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    let store = LocalStore.current
    return store.known({ $0.log.latest(of: productID) }, otherwise: nil)
      .map { .verified(Transaction($0, store)) }
  }

  /// Returns the transaction that currently entitles the user to a product; `nil` if there is none.
  nonisolated(nonsending) public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    let store = LocalStore.current
    return store.known(
      { state in state.log.entitlements(at: state.now).first { $0.productID == productID } },
      otherwise: nil
    ).map { .verified(Transaction($0, store)) }
  }

  /// Whether the app includes finished consumables.
  private static var keepsConsumables: Bool {
    Bundle.main.object(forInfoDictionaryKey: "SKIncludeConsumableInAppPurchaseHistory") as? Bool
      ?? false
  }
}
