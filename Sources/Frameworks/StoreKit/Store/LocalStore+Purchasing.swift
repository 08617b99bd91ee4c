extension LocalStore {
  /// The outcome of an order.
  package enum Outcome: Sendable {
    /// It is purchased, now or before.
    case paid(StoredTransaction)
    /// It waits for the approval of a parent.
    case waiting(StoredTransaction)
    /// It is interrupted.
    case interrupted(StoredTransaction)
  }

  /// Returns what an order would buy (Purchases.BU1).
  package func item(of order: PurchaseOrder) throws(PurchaseFailure) -> (StoreItem, Decimal) {
    try attempt { state in
      if let error = state.settings.errors[.purchase] { throw PurchaseFailure.simulated(error) }
      if let code = state.settings.failure { throw PurchaseFailure.code(code) }
      let item = try state.item(of: order)
      let price = try state.offer(for: item, order)?.price ?? item.price
      return (item, price * Decimal(order.quantity))
    }
  }

  /// Buys (Purchases.BU3).
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - isOutside: Whether a test makes the purchase, of which the app is then notified.
  package func buy(
    _ order: PurchaseOrder, isOutside: Bool = false
  ) throws(PurchaseFailure) -> Outcome {
    try attempt { state in
      let item = try state.item(of: order)
      if let old = state.owned(item) {
        state.log.change(old.id) { $0.isFinished = false }
        return .paid(state.log.entry(old.id) ?? old)
      }
      var entry = state.entry(item, order)
      entry.offer = try state.offer(for: item, order)
      entry.offerCount = entry.offer == nil ? 0 : 1
      entry.price = (entry.offer?.price ?? item.price) * Decimal(order.quantity)
      if !isOutside {
        if state.settings.asksToBuy { entry.stage = .waiting }
        if state.settings.interruptsPurchases { entry.stage = .interrupted }
      }
      let new = state.settle(entry, item)
      switch new.stage {
      case .waiting: return .waiting(new)
      case .interrupted: return .interrupted(new)
      case .paid:
        if isOutside { state.events.append(.arrived(new)) }
        return .paid(new)
      }
    }
  }

  /// Finishes a transaction.
  package func finish(_ id: UInt64) {
    _ = try? change { state in
      guard let entry = state.log.entry(id), entry.stage == .paid, !entry.isFinished else {
        return
      }
      state.untold.removeAll { $0 == id }
      if let new = state.log.change(id, { $0.isFinished = true }) {
        state.events.append(.finished(new))
      }
    }
  }

  /// Completes a pending or interrupted purchase (Purchases.BU5).
  ///
  /// - Returns: The transaction; `nil` if none waits.
  @discardableResult
  package func approve(_ id: UInt64) throws -> StoredTransaction? {
    try change { state in
      guard var entry = state.log.entry(id), entry.stage != .paid,
        let item = state.configuration.item(entry.productID)
      else { return nil }
      state.log.remove(id)
      entry.stage = .paid
      (entry.purchaseDate, entry.originalPurchaseDate) = (state.now, state.now)
      let new = state.settle(entry, item, keepsNumber: true)
      state.events.append(.approved(new))
      state.untold.append(new.id)
      return new
    }
  }

  /// Declines a purchase that waits.
  ///
  /// - Returns: Whether there was a pending purchase.
  package func decline(_ id: UInt64) throws -> Bool {
    try change { state in
      guard let entry = state.log.entry(id), entry.stage == .waiting else { return false }
      state.log.remove(id)
      state.events.append(.declined(entry))
      return true
    }
  }

  /// Returns the money of a purchase (Purchases.TR6).
  ///
  /// - Returns: Whether there was one to refund.
  package func refund(_ id: UInt64, reason: Int = 0) throws -> Bool {
    try change { state in
      guard let entry = state.log.entry(id), entry.stage == .paid, entry.revocationDate == nil
      else { return false }
      let now = state.now
      if let new = state.log.change(
        id, { ($0.revocationDate, $0.revocationReason) = (now, reason) })
      {
        state.events.append(.revoked(new))
        if let group = new.groupID { state.events.append(.status(group: group)) }
      }
      return true
    }
  }

  // MARK: Internals

  private func attempt<Result>(
    _ body: (inout State) throws -> Result
  ) throws(PurchaseFailure) -> Result {
    do {
      return try change(body)
    } catch let failure as PurchaseFailure {
      throw failure
    } catch {
      throw .storage(error)
    }
  }
}

extension LocalStore.State {
  /// Returns the product of an order with a valid quantity.
  fileprivate func item(of order: PurchaseOrder) throws -> StoreItem {
    guard let item = configuration.item(order.productID) else { throw PurchaseFailure.unavailable }
    let isCounted = item.kind == .consumable || item.kind == .nonRenewable
    guard (1...(isCounted ? 10 : 1)).contains(order.quantity) else {
      throw PurchaseFailure.invalidQuantity
    }
    return item
  }

  /// Returns the transaction of a product that the user has already (Purchases.BU4).
  fileprivate func owned(_ item: StoreItem) -> StoredTransaction? {
    switch item.kind {
    case .consumable, .nonRenewable:
      return log.entries.last {
        $0.productID == item.id && $0.stage == .paid && !$0.isFinished && $0.revocationDate == nil
      }
    case .nonConsumable:
      guard let entry = log.latest(of: item.id), log.isInForce(entry, at: now) else {
        return nil
      }
      return entry
    case .autoRenewable:
      guard let entry = subscribed(item), entry.productID == item.id,
        let record = item.subscription.flatMap({ log.subscriptions[$0.groupID] }),
        record.renews, record.nextProductID == item.id
      else { return nil }
      return entry
    }
  }

  /// Returns the active transaction in the group of a product.
  fileprivate func subscribed(_ item: StoreItem) -> StoredTransaction? {
    guard let group = item.subscription?.groupID, let entry = log.latest(inGroup: group),
      log.isInForce(entry, at: now)
    else { return nil }
    return entry
  }

  /// Returns the offer of an order (Purchases.SU5).
  fileprivate func offer(for item: StoreItem, _ order: PurchaseOrder) throws -> StoreOffer? {
    let subscription = item.subscription
    for (kind, id) in [
      (StoreOffer.Kind.promotional, order.promotionalOfferID), (.winBack, order.winBackOfferID),
      (.code, order.codeName),
    ] {
      guard let id else { continue }
      let found = subscription?.offers.first {
        $0.kind == kind && ($0.id == id || $0.referenceName == id)
      }
      guard let found else { throw PurchaseFailure.invalidOffer }
      // A promotional offer is for users who have subscribed before.
      if kind == .promotional, log.latest(inGroup: subscription?.groupID ?? "") == nil {
        throw PurchaseFailure.ineligible
      }
      return found
    }
    guard let subscription, subscribed(item) == nil,
      log.isEligibleForIntroduction(subscription.groupID)
    else { return nil }
    return subscription.introductory
  }

  /// Returns a transaction of an order.
  fileprivate func entry(_ item: StoreItem, _ order: PurchaseOrder) -> StoredTransaction {
    var entry = StoredTransaction(
      id: StoredTransaction.none, originalID: StoredTransaction.none, productID: item.id,
      kind: item.kind,
      groupID: item.subscription?.groupID, purchaseDate: now, originalPurchaseDate: now,
      price: item.price, currency: settings.locale.currency?.identifier ?? "USD",
      countryCode: settings.countryCode)
    (entry.quantity, entry.accountToken) = (order.quantity, order.accountToken)
    entry.username = order.username
    return entry
  }

  /// Records a transaction, and updates the subscription if it is purchased (Purchases.SU3).
  ///
  /// - Returns: The transaction; that of the current period if the change takes effect at its end.
  fileprivate mutating func settle(
    _ entry: StoredTransaction, _ item: StoreItem, keepsNumber: Bool = false
  ) -> StoredTransaction {
    var entry = entry
    guard entry.stage == .paid, let subscription = item.subscription else {
      return add(entry, keepsNumber)
    }
    let group = subscription.groupID
    var record = log.subscriptions[group] ?? SubscriptionRecord(nextProductID: item.id)
    record.renews = true
    record.nextProductID = item.id
    if let old = subscribed(item) {
      let present = configuration.item(old.productID)?.subscription
      let waits =
        old.productID == item.id
        || (present.map { $0.level < subscription.level } ?? false)
        || (present.map { $0.level == subscription.level && $0.period != subscription.period }
          ?? false)
      if waits {
        log.subscriptions[group] = record
        events.append(.status(group: group))
        return old
      }
      log.change(old.id) { $0.isUpgraded = true }
    }
    if let first = log.entries.first(where: { $0.groupID == group && $0.stage == .paid }) {
      (entry.originalID, entry.originalPurchaseDate) = (
        first.originalID, first.originalPurchaseDate
      )
    }
    record.endRetry()
    log.subscriptions[group] = record
    entry.expirationDate = settings.rate.end(
      of: entry.period(subscription.period), after: entry.purchaseDate)
    events.append(.status(group: group))
    return add(entry, keepsNumber)
  }

  private mutating func add(_ entry: StoredTransaction, _ keepsNumber: Bool) -> StoredTransaction {
    keepsNumber ? log.restore(entry) : log.add(entry)
  }
}
