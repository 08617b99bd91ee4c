extension Product {
  /// The type of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The word of signed transactions.
    public let rawValue: String

    /// Creates a product type.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ kind: ProductKind) { rawValue = kind.rawValue }

    /// A consumable, which is used up.
    public static let consumable = ProductType(.consumable)
    /// A nonconsumable, which is bought once.
    public static let nonConsumable = ProductType(.nonConsumable)
    /// A nonrenewing subscription, whose length the app decides.
    public static let nonRenewable = ProductType(.nonRenewable)
    /// A subscription that the store renews.
    public static let autoRenewable = ProductType(.autoRenewable)

    /// The name for the user.
    public var localizedDescription: String { rawValue }
  }
}
