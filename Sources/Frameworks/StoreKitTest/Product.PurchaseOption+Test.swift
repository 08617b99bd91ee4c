/// The purchase options that exist only for tests.
extension Product.PurchaseOption {
  /// Returns an option that redeems a code by the reference name of its offer.
  public static func codeOffer(referenceName: String) -> Self { testCode(referenceName) }

  /// Returns an option for a promotional offer, which needs no signature in a test.
  public static func promotionalOffer(id: String) -> Self { testOffer(id) }
}
