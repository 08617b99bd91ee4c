extension Product {
  /// Buys the product, after the user has confirmed it (Purchases.BU2).
  ///
  /// - Parameter options: How it is bought.
  /// - Throws: `Product.PurchaseError` or `StoreKitError`.
  @MainActor @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let store = LocalStore.current
    let order = PurchaseOrder(id, options)
    do throws(PurchaseFailure) {
      let (item, price) = try store.item(of: order)
      guard await PurchaseQuestion.answer(item, price, order, store) else { throw .cancelled }
      switch try store.buy(order) {
      case .paid(let entry): return .success(.verified(Transaction(entry, store)))
      case .waiting: return .pending
      case .interrupted: return .userCancelled
      }
    } catch {
      guard let reason = error.error else { return .userCancelled }
      throw reason
    }
  }

  /// Buys the product, after the user has confirmed it in a scene.
  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Buys the product, after the user has confirmed it in front of a view controller.
  @MainActor @discardableResult
  public func purchase(
    confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}

extension PurchaseOrder {
  /// Creates an order with options.
  package init(_ id: String, _ options: Set<Product.PurchaseOption>) {
    self.init(id)
    for option in options {
      switch option.kind {
      case .accountToken(let token): accountToken = token
      case .quantity(let count): quantity = count
      case .promotionalOffer(let id): promotionalOfferID = id
      case .winBackOffer(let id): winBackOfferID = id
      case .code(let name): codeName = name
      case .withoutEffect: break
      }
    }
  }
}
