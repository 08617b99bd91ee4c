import StoreKit
import Testing

/// Steps ObjectiveC.WC11–WC12: offers that an app makes without arguments.
@Suite struct MadeDiscountTests {
  private final class Discount: SKPaymentDiscount, @unchecked Sendable {
    private let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var identifier: String { name }
  }

  private final class Transaction: SKPaymentTransaction, @unchecked Sendable {
    private let paid: SKPayment
    init(_ paid: SKPayment) {
      self.paid = paid
      super.init()
    }
    override var payment: SKPayment { paid }
    override var transactionState: SKPaymentTransactionState { .purchased }
  }

  @Test("ObjectiveC.WC11. An offer without arguments is empty")
  func empty() {
    let discount = SKPaymentDiscount()
    #expect(discount.identifier.isEmpty && discount.keyIdentifier.isEmpty)
    #expect(discount.signature.isEmpty && discount.timestamp == 0)
    #expect(discount.nonce.uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test("ObjectiveC.WC12. A payment keeps a subclass of an offer, and a transaction one of it")
  func subclass() {
    let payment = SKMutablePayment()
    payment.paymentDiscount = Discount("spring")
    #expect(payment.paymentDiscount?.identifier == "spring")
    let transaction: SKPaymentTransaction = Transaction(payment)
    #expect(transaction.payment.paymentDiscount?.identifier == "spring")
    #expect(transaction.transactionState == .purchased && transaction.error == nil)
  }
}
