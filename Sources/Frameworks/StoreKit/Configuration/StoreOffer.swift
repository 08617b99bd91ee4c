/// An offer of a subscription at another price.
package struct StoreOffer: Codable, Hashable, Sendable {
  /// The types of offers, with the numbers of signed transactions.
  package enum Kind: Int, Codable, Sendable {
    case introductory = 1
    case promotional = 2
    case code = 3
    case winBack = 4
  }

  /// The payment modes of offers, named as in signed transactions.
  package enum Payment: String, Codable, Sendable {
    case freeTrial = "FREE_TRIAL"
    case payAsYouGo = "PAY_AS_YOU_GO"
    case payUpFront = "PAY_UP_FRONT"
  }

  /// The kind.
  package var kind: Kind
  /// The identifier; `nil` for an introductory offer.
  package var id: String?
  /// The reference name with which a test redeems a code.
  package var referenceName: String?
  /// The price of a period.
  package var price: Decimal
  /// The payment mode.
  package var payment: Payment
  /// The period.
  package var period: StorePeriod
  /// The number of periods.
  package var count: Int
}
