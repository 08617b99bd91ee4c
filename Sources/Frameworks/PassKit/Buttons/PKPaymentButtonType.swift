/// The purposes of a payment button.
public enum PKPaymentButtonType: Int, Sendable {
  /// A payment.
  case plain = 0
  /// A purchase.
  case buy = 1
  /// The setup of a card.
  case setUp = 2
  /// A payment in a store.
  case inStore = 3
  /// A donation.
  case donate = 4
  /// A checkout.
  case checkout = 5
  /// A booking.
  case book = 6
  /// A subscription.
  case subscribe = 7
  /// A reload of a balance.
  case reload = 8
  /// Money added to a balance.
  case addMoney = 9
  /// A top-up of a balance.
  case topUp = 10
  /// An order.
  case order = 11
  /// A rental.
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
