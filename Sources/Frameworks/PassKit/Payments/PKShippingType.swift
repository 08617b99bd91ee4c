/// The way in which goods come to the user.
public enum PKShippingType: UInt, Sendable {
  /// They are sent.
  case shipping = 0
  /// They are delivered.
  case delivery = 1
  /// The user fetches them.
  case storePickup = 2
  /// They are fetched at the user’s.
  case servicePickup = 3
}
