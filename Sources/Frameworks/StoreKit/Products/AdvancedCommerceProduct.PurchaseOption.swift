extension AdvancedCommerceProduct {
  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable, CustomDebugStringConvertible {
    private let name: String

    /// A text with the name of the option.
    public var debugDescription: String { name }

    /// Returns an option that decides about a purchase after the storefront has changed; the
    /// storefront does not change during one.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange") }
  }
}
