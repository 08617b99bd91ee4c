/// The way to the customer: shipping, delivery, or pickup.
public enum PKShippingType: UInt, Sendable {
  /// Shipped.
  case shipping = 0
  /// Delivered by the store.
  case delivery = 1
  /// Picked up in a store by the user.
  case storePickup = 2
  /// Picked up at the user's by a service.
  case servicePickup = 3
}
