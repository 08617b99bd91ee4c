extension Product.SubscriptionInfo {
  /// The state of a subscription, with its transaction and its renewal.
  public struct Status: Hashable, Sendable {
    /// The state.
    public let state: RenewalState
    /// The latest transaction.
    public let transaction: VerificationResult<Transaction>
    /// The renewal.
    public let renewalInfo: VerificationResult<RenewalInfo>

    init?(_ group: String, _ state: LocalStore.State) {
      guard let latest = state.log.latest(inGroup: group),
        let record = state.log.subscriptions[group]
      else { return nil }
      let now = state.now
      self.state =
        if latest.revocationDate != nil {
          .revoked
        } else if latest.expirationDate ?? .distantFuture > now {
          .subscribed
        } else if record.isInRetry {
          record.graceEnd ?? .distantPast > now ? .inGracePeriod : .inBillingRetryPeriod
        } else {
          .expired
        }
      let signer = StoreSigner(state.log)
      transaction = .verified(Transaction(latest, signer, at: now))
      renewalInfo = .verified(RenewalInfo(latest, record, state, signer))
    }

    /// The states as they change.
    public static var updates: Statuses { Statuses() }

    /// The states of all groups, each with the identifier of its group.
    public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
      let found = LocalStore.current.known(
        { state in
          state.log.subscriptions.keys.sorted().compactMap { group in
            Status(group, state).map { (groupID: group, statuses: [$0]) }
          }
        }, otherwise: [])
      return AsyncStream { continuation in
        for element in found { continuation.yield(element) }
        continuation.finish()
      }
    }

    /// Returns the statuses of a group: the current ones, and each change.
    public static func updates(for groupID: String) -> AsyncStream<[Status]> {
      let store = LocalStore.current
      let listener = store.statusListeners.listen(first: [groupID])
      return AsyncStream {
        while let group = await listener.next() {
          guard group == groupID else { continue }
          return store.known({ state in Status(group, state).map { [$0] } ?? [] }, otherwise: [])
        }
        return nil
      }
    }
  }
}
