/// The kinds of payment methods.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPaymentMethodType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A checking account.
  case checking = 1
  /// A savings account.
  case savings = 2
  /// A brokerage account.
  case brokerage = 3
  /// A debit card.
  case debit = 4
  /// A credit card.
  case credit = 5
  /// A prepaid card.
  case prepaid = 6
  /// A store card.
  case store = 7
  /// A card in Apple's wallet.
  case applePay = 8
}
