/// The way in which goods come to the user.
public enum PKShippingType: UInt, Sendable {
  /// The goods are sent.
  case shipping = 0
  /// The goods are delivered by the shop.
  case delivery = 1
  /// The user fetches the goods at the shop.
  case storePickup = 2
  /// The goods are fetched from the user.
  case servicePickup = 3
}
