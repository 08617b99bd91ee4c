/// An offer of a subscription at another price.
///
/// - Thread: any; nothing in it changes after its creation.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// The payment modes of an offer.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  /// The types of offers.
  public enum `Type`: UInt, Sendable {
    case introductory = 0
    case subscription = 1
  }

  private var values = Values()

  private struct Values {
    var identifier: String?
    var price = NSDecimalNumber.zero
    var priceLocale = Locale.current
    var period = SKProductSubscriptionPeriod()
    var count = 0
    var payment = PaymentMode.payAsYouGo
    var kind = `Type`.introductory
  }

  /// Creates an offer without a price, as tests do.
  public override init() { super.init() }

  convenience init(_ offer: StoreOffer, _ locale: Locale) {
    self.init()
    (values.identifier, values.price) = (offer.id, offer.price as NSDecimalNumber)
    (values.priceLocale, values.count) = (locale, offer.count)
    values.period = SKProductSubscriptionPeriod(offer.period)
    values.payment =
      switch offer.payment {
      case .payAsYouGo: .payAsYouGo
      case .payUpFront: .payUpFront
      case .freeTrial: .freeTrial
      }
    values.kind = offer.kind == .introductory ? .introductory : .subscription
  }

  /// The identifier; `nil` for an introductory offer.
  open var identifier: String? { values.identifier }
  /// The kind.
  open var type: `Type` { values.kind }
  /// The price of a period.
  open var price: NSDecimalNumber { values.price }
  /// The locale for the format of the price.
  open var priceLocale: Locale { values.priceLocale }
  /// The payment mode.
  open var paymentMode: PaymentMode { values.payment }
  /// The number of periods.
  open var numberOfPeriods: Int { values.count }
  /// The period.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { values.period }
}

extension SKProductDiscount: KeyedClass {
  /// Registers the properties, which tests set by key.
  package static func registerProperties() { keyedProperties }

  private static let keyedProperties: Void = {
    KeyedProperties.add("identifier", \SKProductDiscount.values.identifier)
    KeyedProperties.add("price", \SKProductDiscount.values.price)
    KeyedProperties.add("priceLocale", \SKProductDiscount.values.priceLocale)
    KeyedProperties.add("numberOfPeriods", \SKProductDiscount.values.count)
    KeyedProperties.add("subscriptionPeriod", \SKProductDiscount.values.period)
    KeyedProperties.add("paymentMode", \SKProductDiscount.paymentNumber)
    KeyedProperties.add("type", \SKProductDiscount.typeNumber)
  }()

  private var paymentNumber: UInt {
    get { values.payment.rawValue }
    set { values.payment = PaymentMode(rawValue: newValue) ?? .payAsYouGo }
  }
  private var typeNumber: UInt {
    get { values.kind.rawValue }
    set { values.kind = `Type`(rawValue: newValue) ?? .introductory }
  }
}
