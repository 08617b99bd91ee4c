/// A product whose price and title come from the app's server.
///
/// The phone's store has none (Purchases.AC1).
public struct AdvancedCommerceProduct: Identifiable, Sendable {
  /// The type of a product.
  public typealias ProductType = Product.ProductType
  /// The result of a purchase.
  public typealias PurchaseResult = Product.PurchaseResult
  /// The reason why a purchase fails.
  public typealias PurchaseError = Product.PurchaseError

  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType

  /// Finds a product.
  ///
  /// - Parameter id: The identifier.
  /// - Throws: `Product.PurchaseError.productUnavailable`, always: neither the phone's store nor
  ///   its files of products have products of an app's server. Which error an iPhone throws for an
  ///   identifier that is none of them is a guess.
  nonisolated(nonsending) public init(id: String) async throws {
    (self.id, type) = (id, .consumable)
    throw Product.PurchaseError.productUnavailable
  }

  // MARK: Buying

  /// Buys the product.
  ///
  /// - Parameters:
  ///   - compactJWS: The signed description of the purchase by the app's server.
  ///   - options: How it is bought.
  /// - Throws: `Product.PurchaseError.productUnavailable`.
  @MainActor @discardableResult
  public func purchase(
    compactJWS: String, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw Product.PurchaseError.productUnavailable }

  /// Buys the product, after the user has confirmed it in a scene.
  @MainActor @discardableResult
  public func purchase(
    compactJWS: String, confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(compactJWS: compactJWS, options: options)
  }

  /// Buys the product, after the user has confirmed it in front of a view controller.
  @MainActor @discardableResult
  public func purchase(
    compactJWS: String, confirmIn viewController: UIViewController,
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(compactJWS: compactJWS, options: options)
  }

  // MARK: Transactions

  /// All transactions of the product, the newest first.
  public var allTransactions: Transaction.Transactions { Transaction.all(for: id) }

  /// The transactions that entitle the user to the product.
  public var currentEntitlements: Transaction.Transactions {
    Transaction.currentEntitlements(for: id)
  }

  /// The latest transaction of the product; `nil` if the user has none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
}

extension AdvancedCommerceProduct: Hashable {
  /// Returns whether two values describe the same product.
  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }

  /// Adds the identifier to a hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
