/// The action that a button for payments begins.
public enum PKPaymentButtonType: Int, Sendable {
  /// A payment.
  case plain = 0
  /// Buying.
  case buy = 1
  /// Setting up a card.
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
  /// More money.
  case reload = 8
  /// Adding money.
  case addMoney = 9
  /// Filling up.
  case topUp = 10
  /// An order.
  case order = 11
  /// A rent.
  case rent = 12
  /// Support.
  case support = 13
  /// A contribution.
  case contribute = 14
  /// A tip.
  case tip = 15
  /// Going on.
  case `continue` = 16
}
