/// The editing modes of the shipping contact.
public enum PKShippingContactEditingMode: UInt, Sendable {
  /// Editable.
  case available = 1
  /// Not editable, because the user picks the goods up in a store.
  case storePickup = 2

  /// An older name of `available`.
  public static let enabled = PKShippingContactEditingMode.available
}
