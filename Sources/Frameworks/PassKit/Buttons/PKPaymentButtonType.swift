/// The action that a button for payments begins.
public enum PKPaymentButtonType: Int, Sendable {
  /// A payment.
  case plain = 0
  /// A purchase.
  case buy = 1
  /// The setup of a card.
  case setUp = 2
  /// A payment in a shop.
  case inStore = 3
  /// A donation.
  case donate = 4
  /// The end of shopping.
  case checkout = 5
  /// A booking.
  case book = 6
  /// A subscription.
  case subscribe = 7
  /// Loading a balance again.
  case reload = 8
  /// Adding money to a balance.
  case addMoney = 9
  /// Filling up a balance.
  case topUp = 10
  /// An order.
  case order = 11
  /// A rent.
  case rent = 12
  /// The support of a cause.
  case support = 13
  /// A contribution.
  case contribute = 14
  /// A tip.
  case tip = 15
  /// The continuation of a purchase.
  case `continue` = 16
}
