extension Product {
  /// An offer of a subscription at another price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The types of offers.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The word.
      public let rawValue: String

      /// Creates an offer type.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// For new subscribers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For current and former subscribers.
      public static let promotional = OfferType(rawValue: "AdHoc")
      /// For former subscribers.
      public static let winBack = OfferType(rawValue: "WinBack")
      /// For users with a code.
      public static let code = OfferType(rawValue: "Code")

      /// The name for the user.
      public var localizedDescription: String { rawValue }
    }

    /// The payment modes of an offer.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The word of signed transactions.
      public let rawValue: String

      /// Creates a mode.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Each period is paid.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// All periods are paid upfront.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      /// Nothing is paid.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")

      /// The name for the user.
      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        case .freeTrial: "Free Trial"
        default: rawValue
        }
      }
    }

    /// The identifier; `nil` for an introductory offer.
    public let id: String?
    /// The kind.
    public let type: OfferType
    /// The price of a period.
    public let price: Decimal
    /// The localized price.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The payment mode.
    public let paymentMode: PaymentMode

    init(_ offer: StoreOffer, _ locale: Locale) {
      (id, price, periodCount) = (offer.id, offer.price, offer.count)
      type =
        switch offer.kind {
        case .introductory: .introductory
        case .promotional: .promotional
        case .code: .code
        case .winBack: .winBack
        }
      displayPrice = offer.price.formatted(.storePrice(locale))
      period = SubscriptionPeriod(offer.period)
      paymentMode = PaymentMode(rawValue: offer.payment.rawValue)
    }
  }
}
