internal import Synchronization
internal import TactusVirtualTime

/// The promotion of an app's products in the App Store, which the phone does not have.
///
/// The order and the visibility are kept while the app is running, and visible only to it.
///
/// - Thread: any; a lock guards what changes in it.
open class SKProductStorePromotionController: NSObject, @unchecked Sendable {
  private static let shared = SKProductStorePromotionController()
  private let values = Mutex(Values())

  private struct Values {
    var order: [SKProduct] = []
    var visibilities: [String: SKProductStorePromotionVisibility] = [:]
  }

  /// Creates a controller without an order.
  public override init() { super.init() }

  /// Returns the controller of the app.
  open class func `default`() -> SKProductStorePromotionController { shared }

  /// Passes the order to a closure on another thread.
  @preconcurrency
  open func fetchStorePromotionOrder(
    completionHandler: (@Sendable ([SKProduct], (any Error)?) -> Void)? = nil
  ) {
    let order = values.withLock(\.order)
    PhoneTime.callOnAnotherThread { completionHandler?(order, nil) }
  }

  /// Returns the order.
  @discardableResult
  nonisolated(nonsending) open func promotionOrder() async throws -> [SKProduct] {
    values.withLock(\.order)
  }

  /// Changes the order.
  @preconcurrency
  open func update(
    storePromotionOrder promotionOrder: [SKProduct],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    values.withLock { $0.order = promotionOrder }
    PhoneTime.callOnAnotherThread { completionHandler?(nil) }
  }

  /// Changes the order.
  nonisolated(nonsending) open func update(promotionOrder: [SKProduct]) async throws {
    values.withLock { $0.order = promotionOrder }
  }

  /// Passes the visibility of a product to a closure on another thread.
  @preconcurrency
  open func fetchStorePromotionVisibility(
    for product: SKProduct,
    completionHandler: (
      @Sendable (SKProductStorePromotionVisibility, (any Error)?) -> Void
    )? = nil
  ) {
    let visibility = values.withLock { $0.visibilities[product.productIdentifier] } ?? .default
    PhoneTime.callOnAnotherThread { completionHandler?(visibility, nil) }
  }

  /// Returns the visibility of a product.
  @discardableResult
  nonisolated(nonsending) open func promotionVisibility(
    for product: SKProduct
  ) async throws -> SKProductStorePromotionVisibility {
    values.withLock { $0.visibilities[product.productIdentifier] } ?? .default
  }

  /// Changes the visibility of a product.
  @preconcurrency
  open func update(
    storePromotionVisibility promotionVisibility: SKProductStorePromotionVisibility,
    for product: SKProduct, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    values.withLock { $0.visibilities[product.productIdentifier] = promotionVisibility }
    PhoneTime.callOnAnotherThread { completionHandler?(nil) }
  }

  /// Changes the visibility of a product.
  nonisolated(nonsending) open func update(
    promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct
  ) async throws {
    values.withLock { $0.visibilities[product.productIdentifier] = promotionVisibility }
  }
}
