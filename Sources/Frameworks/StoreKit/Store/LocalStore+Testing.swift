/// The changes of subscriptions by tests.
extension LocalStore {
  /// Expires a subscription now.
  ///
  /// - Returns: Whether one was active.
  package func expire(_ product: String) throws -> Bool {
    try change { state in
      guard let entry = state.inForce(product), let group = entry.groupID else { return false }
      let now = state.now
      state.log.change(entry.id) { $0.expirationDate = now }
      state.log.subscriptions[group]?.endRetry()
      state.log.subscriptions[group]?.renews = false
      state.log.subscriptions[group]?.expirationReason = ExpirationNumber.cancelled
      state.events.append(.status(group: group))
      return true
    }
  }

  /// Renews a subscription now.
  ///
  /// - Returns: Whether there was one.
  package func renew(_ product: String) throws -> Bool {
    try change { state in
      guard let group = state.log.latest(of: product)?.groupID else { return false }
      let now = state.now
      if let latest = state.log.latest(inGroup: group), latest.expirationDate ?? now > now {
        state.log.change(latest.id) { $0.expirationDate = now }
      }
      return Renewals.renew(group, at: now, &state) != nil
    }
  }

  /// Completes a failed renewal, and lets further ones succeed (Purchases.SU4).
  ///
  /// - Returns: Whether a renewal had failed.
  package func resolve(_ group: String) throws -> Bool {
    try change { state in
      guard state.log.subscriptions[group]?.isInRetry == true else { return false }
      state.settings.failsRenewals = false
      return Renewals.renew(group, at: state.now, &state) != nil
    }
  }
}

extension LocalStore.State {
  /// Clears the list of unreported transactions.
  package mutating func forgetUntold() { untold = [] }

  fileprivate func inForce(_ product: String) -> StoredTransaction? {
    guard let entry = log.latest(of: product), entry.groupID != nil,
      log.isInForce(entry, at: now)
    else { return nil }
    return entry
  }
}
