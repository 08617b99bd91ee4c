/// The values of a product's properties.
struct ProductValues {
  var identifier = ""
  var title = ""
  var text = ""
  var price = NSDecimalNumber.zero
  var priceLocale = Locale.current
  var introductoryPrice: SKProductDiscount?
  var discounts: [SKProductDiscount] = []
  var group: String?
  var period: SKProductSubscriptionPeriod?
  var isFamilyShareable = false

  init() {}

  init(_ item: StoreItem, _ locale: Locale, textLocale: Locale) {
    let texts = item.text(for: textLocale)
    (identifier, title, text) = (item.id, texts.name, texts.description)
    (price, priceLocale) = (item.price as NSDecimalNumber, locale)
    isFamilyShareable = item.isFamilyShareable
    guard let subscription = item.subscription else { return }
    group = subscription.groupID
    period = SKProductSubscriptionPeriod(subscription.period)
    introductoryPrice = subscription.introductory.map { SKProductDiscount($0, locale) }
    discounts = subscription.promotional.map { SKProductDiscount($0, locale) }
  }
}
