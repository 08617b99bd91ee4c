/// The types of payment cards.
public enum PKPaymentMethodType: UInt, Sendable {
  /// Unknown.
  case unknown = 0
  /// A debit card.
  case debit = 1
  /// A credit card.
  case credit = 2
  /// A prepaid card.
  case prepaid = 3
  /// A store card.
  case store = 4
  /// Electronic money.
  case eMoney = 5
}
