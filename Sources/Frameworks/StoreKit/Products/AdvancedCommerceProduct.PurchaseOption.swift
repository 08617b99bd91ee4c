extension AdvancedCommerceProduct {
  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable, CustomDebugStringConvertible {
    private let name: String

    /// The name of the option as a string.
    public var debugDescription: String { name }

    /// Returns an option that decides about a purchase after the storefront has changed; the
    /// storefront does not change during one.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange") }
  }
}
