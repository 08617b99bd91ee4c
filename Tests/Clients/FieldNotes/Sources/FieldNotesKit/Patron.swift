import StoreKit

/// The user as a supporter: a badge that is bought once, and a membership.
@MainActor
public final class Patron: NSObject {
  public private(set) var isMember = false
  public private(set) var badge: String?
  private var request: SKProductsRequest?
  private var completion: ((String?) -> Void)?

  public override init() {
    super.init()
    SKPaymentQueue.default().add(self)
  }

  deinit { SKPaymentQueue.default().remove(self) }

  /// Buys the badge with the original interface.
  public func buyBadge(completion: @escaping (String?) -> Void) {
    self.completion = completion
    let request = SKProductsRequest(productIdentifiers: ["badge"])
    request.delegate = self
    self.request = request
    request.start()
  }

  /// Joins with the newer interface.
  public func join() async throws {
    guard let product = try await Product.products(for: ["membership"]).first else { return }
    switch try await product.purchase() {
    case .success(let result):
      await (try result.payloadValue).finish()
    case .pending, .userCancelled: break
    @unknown default: break
    }
    await refresh()
  }

  /// Reads the entitlements.
  public func refresh() async {
    isMember = false
    for await case .verified(let transaction) in Transaction.currentEntitlements
    where transaction.productID == "membership" {
      isMember = transaction.revocationDate == nil
    }
  }
}

extension Patron: SKProductsRequestDelegate {
  nonisolated public func productsRequest(
    _ request: SKProductsRequest, didReceive response: SKProductsResponse
  ) {
    for product in response.products { SKPaymentQueue.default().add(SKPayment(product: product)) }
  }
}

extension Patron: SKPaymentTransactionObserver {
  nonisolated public func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased, .restored:
        finish(queue, transaction, badge: transaction.transactionIdentifier)
      case .failed: finish(queue, transaction, badge: nil)
      case .purchasing, .deferred: break
      @unknown default: break
      }
    }
  }

  nonisolated private func finish(
    _ queue: SKPaymentQueue, _ transaction: SKPaymentTransaction, badge: String?
  ) {
    queue.finishTransaction(transaction)
    let isCancelled = (transaction.error as? SKError)?.code == .paymentCancelled
    MainActor.assumeIsolated {
      self.badge = badge
      completion?(isCancelled ? nil : badge)
    }
  }
}
