extension Product.SubscriptionInfo {
  /// The continuation of a subscription.
  public struct RenewalInfo: Hashable, Sendable {
    /// The reasons for the expiration of a subscription.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int

      /// Creates a reason.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The user has canceled it.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// It could not be paid.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The user has not agreed to a higher price.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The product is no longer available.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// The reason is unknown.
      public static let unknown = ExpirationReason(rawValue: 5)

      /// The name for the user.
      public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto-Renew Disabled"
        case .billingError: "Billing Error"
        case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
        case .productUnavailable: "Product Unavailable"
        default: "Unknown"
        }
      }
    }

    /// The states of the user's consent to a higher price.
    public enum PriceIncreaseStatus: Hashable, Sendable {
      /// No increase is pending.
      case noIncreasePending
      /// The user has not answered.
      case pending
      /// The user has agreed.
      case agreed
    }

    /// The identifier of the subscription's original transaction.
    public let originalTransactionID: UInt64
    /// The product of the current period.
    public let currentProductID: String
    /// Whether it renews automatically.
    public let willAutoRenew: Bool
    /// The product of the next period; `nil` without renewal.
    public let autoRenewPreference: String?
    /// The reason for its expiration.
    public let expirationReason: ExpirationReason?
    /// Whether a renewal has failed and is being retried.
    public let isInBillingRetry: Bool
    /// The end of the grace period.
    public let gracePeriodExpirationDate: Date?
    /// The states of the user's consent to a higher price.
    public let priceIncreaseStatus: PriceIncreaseStatus
    /// The date of the renewal.
    public let renewalDate: Date?
    /// The price of the next period.
    public let renewalPrice: Decimal?
    /// The currency of the price.
    public let currency: Locale.Currency?
    /// The offer of the next period; `nil` for none.
    public let offer: Transaction.Offer?
    /// The start of the latest uninterrupted time.
    public let recentSubscriptionStartDate: Date
    /// The offers for former subscribers that the user may use.
    public let eligibleWinBackOfferIDs: [String]
    /// The app's identifier of its user.
    public let appAccountToken: UUID?
    /// The date of the signature.
    public let signedDate: Date
    /// The environments of the store.
    public var environment: AppStore.Environment { .xcode }
    /// The environments of the store.
    public var environmentStringRepresentation: String { environment.rawValue }
    /// The currency of the price.
    public var currencyCode: String? { currency?.identifier }
    /// The identifier of the offer of the next period.
    public var offerID: String? { offer?.id }
    /// The type of the next period's offer.
    public var offerType: Transaction.OfferType? { offer?.type }
    let verification: DeviceVerification
    private let signer: StoreSigner

    init(
      _ latest: StoredTransaction, _ record: SubscriptionRecord, _ state: LocalStore.State,
      _ signer: StoreSigner
    ) {
      self.signer = signer
      verification = DeviceVerification(signer.deviceID)
      (originalTransactionID, currentProductID) = (latest.originalID, latest.productID)
      let isOver =
        latest.revocationDate != nil || record.expirationReason != nil && !record.isInRetry
      willAutoRenew = record.renews && !isOver
      autoRenewPreference = willAutoRenew ? record.nextProductID : nil
      expirationReason = record.expirationReason.map(ExpirationReason.init(rawValue:))
      (isInBillingRetry, gracePeriodExpirationDate) = (record.isInRetry, record.graceEnd)
      priceIncreaseStatus =
        switch record.priceIncrease {
        case 0: .pending
        case 1: .agreed
        default: .noIncreasePending
        }
      renewalDate = willAutoRenew ? latest.expirationDate : nil
      let next = state.configuration.item(record.nextProductID)
      let nextOffer = next.flatMap { Renewals.offer(after: latest, $0).0 }
      offer = willAutoRenew ? nextOffer.map(Transaction.Offer.init) : nil
      renewalPrice = willAutoRenew ? nextOffer?.price ?? next?.price : nil
      currency = Locale.Currency(latest.currency)
      recentSubscriptionStartDate = Self.start(before: latest, in: state.log)
      let isFormer = latest.expirationDate ?? .distantFuture <= state.now
      eligibleWinBackOfferIDs =
        isFormer ? next?.subscription?.winBack.compactMap(\.id) ?? [] : []
      (appAccountToken, signedDate) = (latest.accountToken, state.now)
    }

    /// The value that binds it to the phone.
    public var deviceVerification: Data { verification.value }
    /// The nonce of the device verification.
    public var deviceVerificationNonce: UUID { verification.nonce }

    /// Returns whether two values have the same content.
    public static func == (first: RenewalInfo, second: RenewalInfo) -> Bool {
      first.payload(signedAt: .distantPast) == second.payload(signedAt: .distantPast)
    }

    /// Adds the subscription to a hash value.
    public func hash(into hasher: inout Hasher) { hasher.combine(originalTransactionID) }

    // MARK: Internals

    private static func start(before latest: StoredTransaction, in log: TransactionLog) -> Date {
      var start = latest.purchaseDate
      for entry in log.entries.reversed()
      where entry.groupID == latest.groupID && entry.stage == .paid && entry.purchaseDate < start {
        guard let end = entry.expirationDate, end >= start || entry.isUpgraded else { break }
        start = entry.purchaseDate
      }
      return start
    }

    private func payload(signedAt date: Date) -> RenewalPayload { RenewalPayload(self, date) }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: _StoreSigned {
  /// The signed JSON.
  public var jsonRepresentation: Data { payload(signedAt: signedDate).data }

  /// The signed text and its parts.
  public var _signature: (text: String, header: Data, signature: Data, signed: Data) {
    signer.sign(jsonRepresentation).parts
  }
}
