/// The kind of a card.
public enum PKPaymentMethodType: UInt, Sendable {
  /// The kind is not known.
  case unknown = 0
  /// A debit card.
  case debit = 1
  /// A credit card.
  case credit = 2
  /// A prepaid card.
  case prepaid = 3
  /// A card of a shop.
  case store = 4
  /// Electronic money.
  case eMoney = 5
}
