extension Product {
  /// An error of a purchase.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    /// The quantity is invalid.
    case invalidQuantity
    /// The product cannot be bought.
    case productUnavailable
    /// The user is not allowed to make purchases.
    case purchaseNotAllowed
    /// The user is not eligible for the offer.
    case ineligibleForOffer
    /// The product has no such offer.
    case invalidOfferIdentifier
    /// The price of the offer is invalid.
    case invalidOfferPrice
    /// The signature of the offer is invalid.
    case invalidOfferSignature
    /// The offer lacks parameters.
    case missingOfferParameters

    /// The description.
    public var errorDescription: String? {
      switch self {
      case .invalidQuantity: "The quantity is not possible for this product."
      case .productUnavailable: "The product is not available."
      case .purchaseNotAllowed: "The user may not make purchases."
      case .ineligibleForOffer: "The user may not use the offer."
      case .invalidOfferIdentifier: "The product has no such offer."
      case .invalidOfferPrice: "The price of the offer is invalid."
      case .invalidOfferSignature: "The signature of the offer is invalid."
      case .missingOfferParameters: "The offer lacks parameters."
      }
    }
  }
}
