/// The processing of a payment of the queue, from the confirmation by the user to the result of the
/// store.
///
/// Steps Purchases.PA1 and Purchases.PA2.
@MainActor
struct PaymentProcess {
  private let transaction: SKPaymentTransaction
  private let queue: SKPaymentQueue
  private let store: LocalStore

  init(_ transaction: SKPaymentTransaction, _ queue: SKPaymentQueue, _ store: LocalStore) {
    (self.transaction, self.queue, self.store) = (transaction, queue, store)
  }

  /// Asks the user, and buys.
  func start() {
    let order = order
    do throws(PurchaseFailure) {
      let (item, price) = try store.item(of: order)
      PurchaseQuestion.ask(item, price, order, store) { isConfirmed in
        guard isConfirmed else { return fail(.cancelled) }
        finish(order)
      }
    } catch {
      fail(error)
    }
  }

  // MARK: Internals

  private var order: PurchaseOrder {
    let payment = transaction.payment
    var order = PurchaseOrder(payment.productIdentifier)
    order.quantity = payment.quantity
    order.username = payment.applicationUsername
    order.accountToken = payment.applicationUsername.flatMap { UUID(uuidString: $0) }
    order.promotionalOfferID = payment.paymentDiscount?.identifier
    return order
  }

  private func finish(_ order: PurchaseOrder) {
    do throws(PurchaseFailure) {
      switch try store.buy(order) {
      case .paid(let entry):
        if queue.tellAgain(entry, insteadOf: transaction) { return }
        transaction.change { $0.set(entry, .purchased) }
      case .waiting(let entry): transaction.change { $0.set(entry, .deferred) }
      case .interrupted: return fail(.cancelled)
      }
      queue.tell(updated: [transaction])
    } catch {
      fail(error)
    }
  }

  private func fail(_ failure: PurchaseFailure) {
    transaction.change { ($0.state, $0.error) = (.failed, failure.original) }
    queue.tell(updated: [transaction])
  }
}
