/// The changes of subscriptions by tests.
extension LocalStore {
  /// Ends a subscription now.
  ///
  /// - Returns: Whether there was one in force.
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

  /// Pays a renewal that has failed, and lets further ones work (Purchases.SU4).
  ///
  /// - Returns: Whether one has failed.
  package func resolve(_ group: String) throws -> Bool {
    try change { state in
      guard state.log.subscriptions[group]?.isInRetry == true else { return false }
      state.settings.failsRenewals = false
      return Renewals.renew(group, at: state.now, &state) != nil
    }
  }
}

extension LocalStore.State {
  /// Forgets of which transactions nobody was told.
  package mutating func forgetUntold() { untold = [] }

  fileprivate func inForce(_ product: String) -> StoredTransaction? {
    guard let entry = log.latest(of: product), entry.groupID != nil,
      log.isInForce(entry, at: now)
    else { return nil }
    return entry
  }
}
