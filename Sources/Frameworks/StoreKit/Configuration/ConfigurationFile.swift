/// The parts of a StoreKit configuration file that are used; unknown keys are ignored.
///
/// - Source: files that developers publish, of the versions 1 to 5. Confidence: measured.
struct ConfigurationFile: Decodable {
  struct Version: Decodable {
    let major: Int
  }

  struct Localization: Decodable {
    let locale: String
    let displayName: String?
    let description: String?
  }

  struct Offer: Decodable {
    let internalID: String?
    let offerID: String?
    let referenceName: String?
    let paymentMode: String
    let subscriptionPeriod: String
    let numberOfPeriods: Int?
    let displayPrice: String?
  }

  struct Product: Decodable {
    let productID: String
    let referenceName: String?
    let type: String
    let displayPrice: String
    let familyShareable: Bool?
    let localizations: [Localization]?
    let recurringSubscriptionPeriod: String?
    let groupNumber: Int?
    let introductoryOffer: Offer?
    let introductoryOffers: [Offer]?
    let adHocOffers: [Offer]?
    let codeOffers: [Offer]?
    let winbackOffers: [Offer]?
  }

  struct Group: Decodable {
    let id: String
    let name: String?
    let subscriptions: [Product]?
  }

  let version: Version?
  let products: [Product]?
  let nonRenewingSubscriptions: [Product]?
  let subscriptionGroups: [Group]?
  let settings: ConfigurationSettings?

  /// The products with their groups, in the order of the file.
  var entries: [(Group?, [Product])] {
    [(nil, products ?? []), (nil, nonRenewingSubscriptions ?? [])]
      + (subscriptionGroups ?? []).map { ($0, $0.subscriptions ?? []) }
  }
}

extension ConfigurationFile.Product {
  /// Returns the product.
  func item(in group: ConfigurationFile.Group?) throws(StoreConfigurationError.Detail) -> StoreItem
  {
    guard !productID.isEmpty else { throw .init(text: "the identifier is empty") }
    return StoreItem(
      id: productID, kind: try kind, price: try Self.price(displayPrice),
      referenceName: referenceName ?? productID,
      texts: (localizations ?? []).map {
        StoreItem.Text(
          locale: $0.locale, name: $0.displayName ?? referenceName ?? productID,
          description: $0.description ?? "")
      },
      isFamilyShareable: familyShareable ?? false, subscription: try subscription(in: group))
  }

  /// Returns a price, which the file has as a string with a decimal point.
  static func price(_ text: String) throws(StoreConfigurationError.Detail) -> Decimal {
    guard let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), price >= 0,
      price < Self.priceLimit
    else { throw .init(text: "the price '\(text.prefix(40))' is none") }
    return price
  }

  // MARK: Internals

  /// The price that no product reaches.
  ///
  /// - Source: ours; the App Store's dearest products cost thousands. Confidence: guess.
  private static let priceLimit: Decimal = 1_000_000_000_000

  private var kind: ProductKind {
    get throws(StoreConfigurationError.Detail) {
      switch type {
      case "Consumable": .consumable
      case "NonConsumable": .nonConsumable
      case "NonRenewingSubscription": .nonRenewable
      case "RecurringSubscription": .autoRenewable
      default: throw .init(text: "the type '\(type.prefix(40))' is unknown")
      }
    }
  }

  private func subscription(
    in group: ConfigurationFile.Group?
  ) throws(StoreConfigurationError.Detail) -> StoreItem.Subscription? {
    guard try kind == .autoRenewable else { return nil }
    guard let group else { throw .init(text: "a subscription needs a group") }
    var offers: [StoreOffer] = []
    let introductory = (introductoryOffer.map { [$0] } ?? []) + (introductoryOffers ?? [])
    for (kind, found) in [
      (StoreOffer.Kind.introductory, introductory), (.promotional, adHocOffers ?? []),
      (.code, codeOffers ?? []), (.winBack, winbackOffers ?? []),
    ] {
      for offer in found { offers.append(try offer.offer(kind)) }
    }
    return StoreItem.Subscription(
      groupID: group.id, groupName: group.name ?? group.id, level: groupNumber ?? 1,
      period: try Self.period(recurringSubscriptionPeriod ?? ""), offers: offers)
  }

  /// Returns a period.
  static func period(_ text: String) throws(StoreConfigurationError.Detail) -> StorePeriod {
    guard let period = StorePeriod(text) else {
      throw .init(text: "the period '\(text.prefix(40))' is none; one is written P1M")
    }
    return period
  }
}

extension ConfigurationFile.Offer {
  /// Returns the offer.
  fileprivate func offer(
    _ kind: StoreOffer.Kind
  ) throws(StoreConfigurationError.Detail) -> StoreOffer {
    let payment: StoreOffer.Payment
    switch paymentMode {
    case "free": payment = .freeTrial
    case "payAsYouGo": payment = .payAsYouGo
    case "payUpFront": payment = .payUpFront
    default: throw .init(text: "the payment mode '\(paymentMode.prefix(40))' is unknown")
    }
    let price =
      payment == .freeTrial ? 0 : try ConfigurationFile.Product.price(displayPrice ?? "0")
    let count = numberOfPeriods ?? 1
    guard (0...Self.greatestCount).contains(count) else {
      throw .init(text: "the number of periods is \(count), not 1 to \(Self.greatestCount)")
    }
    return StoreOffer(
      kind: kind, id: kind == .introductory ? nil : offerID ?? referenceName ?? internalID,
      referenceName: referenceName, price: price, payment: payment,
      period: try ConfigurationFile.Product.period(subscriptionPeriod),
      count: max(1, count))
  }

  /// The maximum number of periods of an offer.
  ///
  /// - Source: ours, as that of the units of a period. Confidence: guess.
  private static let greatestCount = 1_000
}
