extension Product {
  /// The attributes of a subscription that the store renews.
  ///
  /// Steps Purchases.SU1….
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The introductory offer.
    public let introductoryOffer: SubscriptionOffer?
    /// The promotional offers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for former subscribers.
    public let winBackOffers: [SubscriptionOffer]
    /// The identifier of the group.
    public let subscriptionGroupID: String
    /// The name of the group.
    public let groupDisplayName: String
    /// The rank in the group; 1 is the highest.
    public let groupLevel: Int
    /// The period.
    public let subscriptionPeriod: SubscriptionPeriod

    init(_ subscription: StoreItem.Subscription, _ locale: Locale) {
      introductoryOffer = subscription.introductory.map { SubscriptionOffer($0, locale) }
      promotionalOffers = subscription.promotional.map { SubscriptionOffer($0, locale) }
      winBackOffers = subscription.winBack.map { SubscriptionOffer($0, locale) }
      subscriptionGroupID = subscription.groupID
      groupDisplayName = subscription.groupName
      groupLevel = subscription.level
      subscriptionPeriod = SubscriptionPeriod(subscription.period)
    }

    /// Whether the user is eligible for an introductory offer of the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Returns whether the user is eligible for an introductory offer of a group.
    nonisolated(nonsending) public static func isEligibleForIntroOffer(
      for groupID: String
    ) async -> Bool {
      LocalStore.current.known({ $0.log.isEligibleForIntroduction(groupID) }, otherwise: false)
    }

    /// The statuses of the user's subscriptions in the group: one, or none before the first.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// Returns the states of the user's subscriptions in a group.
    nonisolated(nonsending) public static func status(
      for groupID: String
    ) async throws -> [Status] {
      let store = LocalStore.current
      return try store.read { state in
        if let failure = state.settings.errors[.subscriptionStatus] { throw failure.error }
        return Status(groupID, state).map { [$0] } ?? []
      }
    }

    /// Returns the status of a transaction's subscription; `nil` if there is none.
    nonisolated(nonsending) public static func status(
      transactionID: UInt64
    ) async throws -> Status? {
      let store = LocalStore.current
      return try store.read { state in
        state.log.entry(transactionID)?.groupID.flatMap { Status($0, state) }
      }
    }
  }
}
