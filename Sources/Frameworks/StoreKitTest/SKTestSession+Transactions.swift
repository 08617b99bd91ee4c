extension SKTestSession {
  /// Removes all transactions.
  public func clearTransactions() {
    change { state in
      state.log.removeAll()
      state.forgetUntold()
      state.events = [.cleared]
    }
  }

  /// Returns all transactions, also those that wait or are interrupted.
  public func allTransactions() -> [SKTestTransaction] {
    let found = try? ownStore.read { state in
      state.log.entries.map { SKTestTransaction($0, state) }
    }
    return found ?? []
  }

  // MARK: Purchases

  /// Buys outside of the app, which is told of it (Purchases.TE3).
  ///
  /// - Throws: `Product.PurchaseError` or `StoreKitError`.
  @discardableResult
  nonisolated(nonsending) public func buyProduct(
    identifier: String, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    let entry = try buy(PurchaseOrder(identifier, options))
    return Transaction(entry, ownStore)
  }

  /// Buys outside of the app, which is told of it.
  ///
  /// - Throws: `Product.PurchaseError` or `StoreKitError`.
  public func buyProduct(productIdentifier: String) throws {
    _ = try buy(PurchaseOrder(productIdentifier))
  }

  /// Approves a purchase for which a parent is asked.
  public func approveAskToBuyTransaction(identifier: UInt) throws {
    guard try ownStore.approve(UInt64(identifier)) != nil else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Declines a purchase for which a parent is asked.
  public func declineAskToBuyTransaction(identifier: UInt) throws {
    guard try ownStore.decline(UInt64(identifier)) else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Resolves the issue of an interrupted purchase, or of a subscription whose renewal has failed.
  public func resolveIssueForTransaction(identifier: UInt) throws {
    if try ownStore.approve(UInt64(identifier)) != nil { return }
    guard let group = try group(identifier), try ownStore.resolve(group) else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Returns the money of a purchase.
  public func refundTransaction(identifier: UInt) throws {
    guard try ownStore.refund(UInt64(identifier)) else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Removes a transaction.
  public func deleteTransaction(identifier: UInt) throws {
    try ownStore.change { state in
      guard state.log.entry(UInt64(identifier)) != nil else {
        throw SessionError.noTransaction(identifier)
      }
      state.log.remove(UInt64(identifier))
    }
  }

  // MARK: Subscriptions

  /// Ends a subscription now; it is not renewed.
  public func expireSubscription(productIdentifier: String) throws {
    guard try ownStore.expire(productIdentifier) else {
      throw SessionError.noSubscription(productIdentifier)
    }
  }

  /// Renews a subscription now.
  public func forceRenewalOfSubscription(productIdentifier: String) throws {
    guard try ownStore.renew(productIdentifier) else {
      throw SessionError.noSubscription(productIdentifier)
    }
  }

  /// Lets a subscription be renewed.
  public func enableAutoRenewForTransaction(identifier: UInt) throws {
    try setRenewal(identifier, true)
  }

  /// Lets a subscription end with its period.
  public func disableAutoRenewForTransaction(identifier: UInt) throws {
    try setRenewal(identifier, false)
  }

  /// Asks the user of a subscription to agree to a higher price.
  public func requestPriceIncreaseConsentForTransaction(identifier: UInt) throws {
    try setPriceIncrease(identifier, 0)
  }

  /// Agrees to a higher price.
  public func consentToPriceIncreaseForTransaction(identifier: UInt) throws {
    try setPriceIncrease(identifier, 1)
  }

  /// Declines a higher price: the subscription ends with its period.
  public func declinePriceIncreaseForTransaction(identifier: UInt) throws {
    try setPriceIncrease(identifier, nil)
    try setRenewal(identifier, false)
  }

  // MARK: Internals

  private func buy(_ order: PurchaseOrder) throws -> StoredTransaction {
    do throws(PurchaseFailure) {
      _ = try ownStore.item(of: order)
      switch try ownStore.buy(order, isOutside: true) {
      case .paid(let entry), .waiting(let entry), .interrupted(let entry): return entry
      }
    } catch {
      throw error.error ?? StoreKitError.userCancelled
    }
  }

  private func group(_ identifier: UInt) throws -> String? {
    try ownStore.read { $0.log.entry(UInt64(identifier))?.groupID }
  }

  private func setRenewal(_ identifier: UInt, _ renews: Bool) throws {
    guard let group = try group(identifier) else { throw SessionError.noTransaction(identifier) }
    try ownStore.change { state in
      state.log.subscriptions[group]?.renews = renews
      state.events.append(.status(group: group))
    }
  }

  private func setPriceIncrease(_ identifier: UInt, _ value: Int?) throws {
    guard let group = try group(identifier) else { throw SessionError.noTransaction(identifier) }
    try ownStore.change { state in
      state.log.subscriptions[group]?.priceIncrease = value
      state.events.append(.status(group: group))
    }
  }
}
