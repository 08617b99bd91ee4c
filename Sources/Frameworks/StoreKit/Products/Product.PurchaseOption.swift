extension Product {
  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case accountToken(UUID)
      case quantity(Int)
      case promotionalOffer(String)
      case winBackOffer(String)
      case code(String)
      case withoutEffect(String)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Returns an option with the app's identifier of its user.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(.accountToken(token))
    }

    /// Returns an option with the quantity, 1…10.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(.quantity(quantity))
    }

    /// Returns an option that simulates asking a parent in the App Store's sandbox; without effect
    /// in a local store (Purchases.BU5).
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(.withoutEffect("simulatesAskToBuyInSandbox"))
    }

    /// Returns an option with a promotional offer, whose signature is not checked (Purchases.SU6).
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(.promotionalOffer(offerID)) }

    /// Returns the options of a promotional offer, whose signature is not checked
    /// (Purchases.SU6).
    public static func promotionalOffer(
      _ offerID: String, compactJWS: String
    ) -> [PurchaseOption] { [PurchaseOption(.promotionalOffer(offerID))] }

    /// Returns an option with an offer for former subscribers.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(.winBackOffer(offer.id ?? ""))
    }

    /// Returns an option that makes the user eligible for an introductory offer; without effect, as
    /// the signature is not checked.
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      PurchaseOption(.withoutEffect("introductoryOfferEligibility"))
    }

    /// Returns an option that decides about a purchase after the storefront has changed; the
    /// storefront does not change during one.
    @preconcurrency
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(.withoutEffect("onStorefrontChange")) }

    /// Returns an option of the app; without effect.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(.withoutEffect(key))
    }
    /// Returns an option of the app; without effect.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(.withoutEffect(key))
    }
    /// Returns an option of the app; without effect.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(.withoutEffect(key))
    }
    /// Returns an option of the app; without effect.
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption(.withoutEffect(key))
    }
  }
}

/// The options that exist only for tests.
extension Product.PurchaseOption {
  /// Returns an option with the name of a redeemed code.
  package static func testCode(_ name: String) -> Self { Self(.code(name)) }
  /// Returns an option with a promotional offer without a signature.
  package static func testOffer(_ id: String) -> Self { Self(.promotionalOffer(id)) }
}
