extension Transaction {
  /// The reason why money was returned.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A fault of the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Any other reason.
    public static let other = RevocationReason(rawValue: 0)

    /// The name for the user.
    public var localizedDescription: String {
      self == .developerIssue ? "Developer Issue" : "Other"
    }
  }

  /// The buyer of a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The word of signed transactions.
    public let rawValue: String

    /// Creates a type of ownership.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Shared by a family member; the local store has no families.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The reason for a transaction.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The word of signed transactions.
    public let rawValue: String

    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user has bought.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// The store has renewed a subscription.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// The types of offers.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The number in signed transactions.
    public let rawValue: Int

    /// Creates an offer type.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For new subscribers.
    public static let introductory = OfferType(rawValue: 1)
    /// For current and former subscribers.
    public static let promotional = OfferType(rawValue: 2)
    /// For users with a code.
    public static let code = OfferType(rawValue: 3)
    /// For former subscribers.
    public static let winBack = OfferType(rawValue: 4)

    /// The name for the user.
    public var localizedDescription: String {
      switch self {
      case .introductory: "Introductory"
      case .promotional: "Promotional"
      case .code: "Code"
      case .winBack: "Win-Back"
      default: "\(rawValue)"
      }
    }
  }

  /// The offer of a transaction.
  public struct Offer: Hashable, Sendable {
    /// The payment modes of an offer.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The word of signed transactions.
      public let rawValue: String

      /// Creates a mode.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Nothing is paid.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// Each period is paid.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// All periods are paid upfront.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
    }

    /// The identifier; `nil` for an introductory offer.
    public let id: String?
    /// The kind.
    public let type: OfferType
    /// The payment mode.
    public let paymentMode: PaymentMode?
    /// The period.
    public let period: Product.SubscriptionPeriod?

    init(_ offer: StoreOffer) {
      (id, type) = (offer.id, OfferType(rawValue: offer.kind.rawValue))
      paymentMode = PaymentMode(rawValue: offer.payment.rawValue)
      period = Product.SubscriptionPeriod(offer.period)
    }
  }

  /// The result of a request to return money.
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled
    case success
  }

  /// An error of a request to return money.
  public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
    case duplicateRequest
    case failed

    /// The description.
    public var errorDescription: String? {
      switch self {
      case .duplicateRequest: "The money was returned before."
      case .failed: "The request has failed."
      }
    }
  }
}
