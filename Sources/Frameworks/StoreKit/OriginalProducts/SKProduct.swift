/// A product of the store.
///
/// - Thread: any; nothing in it changes after its creation.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A unit of the period of a subscription.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }

  private var values = ProductValues()

  /// Creates a product without an identifier, as tests do.
  public override init() { super.init() }

  convenience init(_ item: StoreItem, _ locale: Locale, textLocale: Locale) {
    self.init()
    values = ProductValues(item, locale, textLocale: textLocale)
  }

  // MARK: Texts

  /// The identifier.
  open var productIdentifier: String { values.identifier }
  /// The title.
  open var localizedTitle: String { values.title }
  /// The description.
  open var localizedDescription: String { values.text }

  // MARK: Price

  /// The price in the currency of `priceLocale`.
  open var price: NSDecimalNumber { values.price }
  /// The locale for the format of the price.
  open var priceLocale: Locale { values.priceLocale }
  /// The introductory offer.
  open var introductoryPrice: SKProductDiscount? { values.introductoryPrice }
  /// The promotional offers.
  open var discounts: [SKProductDiscount] { values.discounts }

  // MARK: Subscription

  /// The identifier of the subscription's group.
  open var subscriptionGroupIdentifier: String? { values.group }
  /// The period of the subscription.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { values.period }
  /// Whether the product can be shared with a family.
  open var isFamilyShareable: Bool { values.isFamilyShareable }

  // MARK: Downloads

  /// Whether the store has content to download; always false.
  open var isDownloadable: Bool { false }
  /// The sizes of the content, in bytes; always empty.
  open var downloadContentLengths: [NSNumber] { [] }
  /// The sizes of the content, in bytes; always empty.
  open var contentLengths: [NSNumber] { [] }
  /// The version of the content; always empty.
  open var downloadContentVersion: String { "" }
  /// The version of the content; always empty.
  open var contentVersion: String { "" }
}

extension SKProduct: KeyedClass {
  /// Registers the properties, which tests set by key.
  package static func registerProperties() { keyedProperties }

  private static let keyedProperties: Void = {
    KeyedProperties.add("productIdentifier", \SKProduct.values.identifier)
    KeyedProperties.add("localizedTitle", \SKProduct.values.title)
    KeyedProperties.add("localizedDescription", \SKProduct.values.text)
    KeyedProperties.add("price", \SKProduct.values.price)
    KeyedProperties.add("priceLocale", \SKProduct.values.priceLocale)
    KeyedProperties.add("introductoryPrice", \SKProduct.values.introductoryPrice)
    KeyedProperties.add("discounts", \SKProduct.values.discounts)
    KeyedProperties.add("subscriptionGroupIdentifier", \SKProduct.values.group)
    KeyedProperties.add("subscriptionPeriod", \SKProduct.values.period)
    KeyedProperties.add("isFamilyShareable", \SKProduct.values.isFamilyShareable)
  }()
}
