/// Whether the user can change the contact for the delivery.
public enum PKShippingContactEditingMode: UInt, Sendable {
  /// The user can change it.
  case available = 1
  /// The goods wait in a shop, whose address does not change.
  case storePickup = 2

  /// The older name of `available`.
  public static let enabled = PKShippingContactEditingMode.available
}
