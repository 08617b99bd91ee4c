/// The renewals of subscriptions.
///
/// Steps Purchases.SU1….
enum Renewals {
  /// Makes the due renewals.
  static func advance(_ state: inout LocalStore.State) {
    for group in state.log.subscriptions.keys.sorted() { advance(group, &state) }
  }

  /// Returns the time of the next event; `nil` for none.
  static func next(_ state: LocalStore.State) -> Date? {
    state.log.subscriptions.compactMap { group, record -> Date? in
      guard let latest = state.log.latest(inGroup: group), latest.revocationDate == nil else {
        return nil
      }
      return [latest.expirationDate, record.graceEnd, record.retryEnd].compactMap(\.self)
        .filter { $0 > state.now }.min()
    }.min()
  }

  /// Renews a subscription now, or at the end of the period that has ended.
  ///
  /// - Returns: The new transaction; `nil` if the product does not exist.
  @discardableResult
  static func renew(_ group: String, at date: Date, _ state: inout LocalStore.State)
    -> StoredTransaction?
  {
    guard let latest = state.log.latest(inGroup: group),
      var record = state.log.subscriptions[group],
      let item = state.configuration.item(record.nextProductID),
      let subscription = item.subscription
    else { return nil }
    var next = latest
    next.productID = item.id
    next.purchaseDate = date
    next.isFinished = false
    next.isRenewal = true
    (next.offer, next.offerCount) = offer(after: latest, item)
    next.price = next.offer?.price ?? item.price
    next.expirationDate = state.settings.rate.end(of: next.period(subscription.period), after: date)
    let new = state.log.add(next)
    record.endRetry()
    state.log.subscriptions[group] = record
    state.events += [.arrived(new), .status(group: group)]
    return new
  }

  // MARK: Internals

  /// The number of renewals after which missed ones are skipped.
  ///
  /// - Source: ours: 80 years of months. Confidence: guess.
  private static let maximum = 1000

  private static func advance(_ group: String, _ state: inout LocalStore.State) {
    for count in 0... {
      guard let latest = state.log.latest(inGroup: group), latest.revocationDate == nil,
        let end = latest.expirationDate, end <= state.now,
        var record = state.log.subscriptions[group]
      else { return }
      if let retryEnd = record.retryEnd {
        // Purchases.SU4: the retries end.
        if record.isInRetry, retryEnd <= state.now {
          (record.isInRetry, record.graceEnd) = (false, nil)
          state.log.subscriptions[group] = record
          state.events.append(.status(group: group))
        } else if let graceEnd = record.graceEnd, graceEnd <= state.now {
          record.graceEnd = nil
          state.log.subscriptions[group] = record
          state.events.append(.status(group: group))
        }
        return
      }
      guard record.expirationReason == nil else { return }
      let item = state.configuration.item(record.nextProductID)
      if record.renews, item?.subscription != nil, !state.settings.failsRenewals {
        renew(group, at: count < maximum ? end : state.now, &state)
        continue
      }
      if record.renews, let period = item?.subscription?.period {
        let rate = state.settings.rate
        record.isInRetry = true
        record.expirationReason = ExpirationNumber.billing
        record.graceEnd =
          state.settings.hasGracePeriod ? rate.graceEnd(of: period, after: end) : nil
        record.retryEnd = rate.retryEnd(of: period, after: end)
      } else {
        record.expirationReason =
          record.renews ? ExpirationNumber.unavailable : ExpirationNumber.cancelled
      }
      state.log.subscriptions[group] = record
      state.events.append(.status(group: group))
    }
  }

  /// Returns the offer of the next period, if it continues, and the number of its period.
  static func offer(after entry: StoredTransaction, _ item: StoreItem) -> (StoreOffer?, Int) {
    guard let offer = entry.offer, offer.payment == .payAsYouGo, entry.offerCount < offer.count,
      item.id == entry.productID
    else { return (nil, 0) }
    return (offer, entry.offerCount + 1)
  }
}

/// The numbers of expiration reasons.
enum ExpirationNumber {
  static let cancelled = 1
  static let billing = 2
  static let unavailable = 4
}

extension StoredTransaction {
  /// Returns the length of the transaction's period.
  ///
  /// - Parameter standard: The period without an offer.
  func period(_ standard: StorePeriod) -> StorePeriod {
    guard let offer else { return standard }
    let count = offer.payment == .payUpFront || offer.payment == .freeTrial ? offer.count : 1
    return StorePeriod(offer.period.value * count, offer.period.unit)
  }
}
