import PhoneTesting
import StoreKitTest
import Testing
import UIKit

/// The queue of payments of the original interface.
@MainActor @Suite struct PaymentQueueTests {
  @Test("Purchases.PA1, Purchases.PA2, Purchases.PA4. A payment is made, and finished")
  func buying() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.pay("hints", quantity: 3)
    #expect(witness.heard == ["hints purchasing", "hints purchased"])
    let transaction = try #require(witness.latest.first)
    #expect(transaction.payment.quantity == 3 && transaction.transactionIdentifier == "0")
    #expect(transaction.transactionDate != nil && transaction.error == nil)
    #expect(shop.queue.transactions == [transaction])
    witness.forget()
    shop.phone.run { shop.queue.finishTransaction(transaction) }
    shop.phone.wait(0.1)
    #expect(witness.heard == ["removed hints"] && shop.queue.transactions.isEmpty)
    witness.forget()
    shop.phone.run { shop.queue.remove(witness) }
    shop.pay("hints")
    #expect(witness.heard.isEmpty && shop.queue.transactionObservers.isEmpty)
  }

  @Test(
    "Purchases.PA5, Purchases.BU1, Purchases.LO3. Payments fail with codes, and are forgotten",
    arguments: [
      ("jam", 1, SKError.Code.storeProductNotAvailable), ("hints", 0, .paymentInvalid),
      ("hints", 11, .paymentInvalid), ("theme", 2, .paymentInvalid),
    ])
  func failures(_ id: String, _ quantity: Int, _ code: SKError.Code) throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.pay(id, quantity: quantity)
    #expect(witness.heard == ["\(id) purchasing", "\(id) failed"])
    let error = witness.latest.first?.error
    #expect((error as? SKError)?.code == code)
    #expect((error as? any CustomNSError)?.errorCode == code.rawValue)
    #expect(shop.session.allTransactions().isEmpty)
  }

  @Test("Purchases.PA2, Purchases.BU5. A parent approves one purchase, and declines another")
  func askingToBuy() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.session.askToBuyEnabled = true
    shop.pay("theme")
    shop.pay("hints")
    #expect(witness.heard.contains("theme deferred") && witness.heard.contains("hints deferred"))
    witness.forget()
    let waiting = shop.session.allTransactions()
    #expect(waiting.map(\.pendingAskToBuyConfirmation) == [true, true])
    try shop.session.approveAskToBuyTransaction(identifier: waiting[0].identifier)
    try shop.session.declineAskToBuyTransaction(identifier: waiting[1].identifier)
    shop.phone.wait(0.1)
    #expect(witness.heard == ["theme purchased", "hints failed"])
    #expect((witness.latest.first?.error as? SKError)?.code == .paymentCancelled)
    #expect(shop.session.allTransactions().map(\.productIdentifier) == ["theme"])
    #expect(throws: (any Error).self) {
      try shop.session.approveAskToBuyTransaction(identifier: waiting[1].identifier)
    }
  }

  @Test("Purchases.BU5. An interrupted purchase fails, and is paid later")
  func interruption() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.session.interruptedPurchasesEnabled = true
    shop.pay("theme")
    #expect(witness.heard == ["theme purchasing", "theme failed"])
    let issue = try #require(shop.session.allTransactions().first)
    #expect(issue.hasPurchaseIssue && issue.state == .failed)
    try shop.session.resolveIssueForTransaction(identifier: issue.identifier)
    shop.phone.wait(0.1)
    #expect(witness.heard.last == "theme purchased")
  }

  @Test("Purchases.PA3. A new observer gets what is unfinished")
  func lateObserver() throws {
    let (shop, first, second) = (try Shop(), Witness(), Witness())
    shop.phone.run { shop.queue.add(first) }
    shop.pay("theme")
    shop.phone.run { shop.queue.add(second) }
    shop.phone.wait(0.1)
    #expect(second.heard == ["theme purchased"])
    weak var third: Witness?
    do {
      let short = Witness()
      third = short
      shop.phone.run { shop.queue.add(short) }
      shop.phone.wait(0.1)
    }
    #expect(third == nil && shop.queue.transactionObservers.count == 2)
  }

  @Test("Purchases.PA6. What is owned is restored")
  func restoring() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    for id in ["theme", "hints", "pass"] {
      shop.pay(id)
      let done = shop.queue.transactions
      shop.phone.run { for one in done { shop.queue.finishTransaction(one) } }
    }
    shop.phone.wait(0.1)
    witness.forget()
    shop.phone.run { shop.queue.restoreCompletedTransactions() }
    shop.phone.wait(0.1)
    #expect(witness.heard == ["theme restored", "restored"])
    let original = try #require(witness.latest.first?.original)
    #expect(original.transactionIdentifier == "0" && original.transactionState == .purchased)
  }

  @Test("Purchases.BU4. Who owns a product gets its transaction again")
  func owned() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.pay("theme")
    let bought = try #require(witness.latest.first)
    shop.phone.run { shop.queue.finishTransaction(bought) }
    shop.pay("theme")
    #expect(witness.heard.last == "theme purchased")
    #expect(witness.latest.first?.transactionIdentifier == "0")
    #expect(shop.session.allTransactions().count == 1)
  }

  @Test(
    "Purchases.BU4. A consumable that is not finished is not bought again by the queue",
    arguments: ["hints", "pass"])
  func unfinished(_ id: String) throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.pay(id)
    let bought = try #require(witness.latest.first)
    witness.forget()
    shop.pay(id, quantity: 2)
    #expect(witness.heard == ["\(id) purchasing", "\(id) purchased", "removed \(id)"])
    #expect(shop.queue.transactions.count == 1 && shop.queue.transactions.first === bought)
    #expect(shop.session.allTransactions().count == 1)
    shop.phone.run { shop.queue.finishTransaction(bought) }
    shop.pay(id)
    #expect(shop.queue.transactions.map(\.transactionIdentifier) == ["1"])
    #expect(shop.session.allTransactions().count == 2)
  }

  @Test("Purchases.BU4. A payment for what the newer interface left unfinished has its transaction")
  func leftByOther() async throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    _ = try await Product.products(for: ["hints"]).first?.purchase()
    shop.pay("hints")
    #expect(witness.heard.last == "hints purchased")
    #expect(shop.queue.transactions.map(\.transactionIdentifier) == ["0"])
    #expect(shop.session.allTransactions().count == 1)
  }

  @Test("Purchases.TE5. A failing synchronization lets restoring fail")
  func failingRestore() async throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    try await shop.session.setSimulatedError(
      .generic(.networkError(URLError(.notConnectedToInternet))), forAPI: .appStoreSync)
    shop.phone.run { shop.queue.restoreCompletedTransactions() }
    shop.phone.wait(0.1)
    #expect(witness.heard == ["not restored: 7"])
  }

  @Test("Purchases.TR6. A refund is told")
  func refund() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.pay("theme")
    witness.forget()
    try shop.session.refundTransaction(identifier: 0)
    shop.phone.wait(0.1)
    #expect(witness.heard == ["revoked theme"])
    #expect(throws: (any Error).self) { try shop.session.refundTransaction(identifier: 0) }
  }

  @Test("Purchases.SF1. The storefront changes")
  func storefront() throws {
    let (shop, witness) = (try Shop(), Witness())
    shop.phone.run { shop.queue.add(witness) }
    #expect(shop.phone.run { shop.queue.storefront?.identifier } == "143441")
    shop.session.storefront = "DEU"
    shop.phone.wait(0.1)
    #expect(witness.heard == ["storefront DEU"])
    #expect(shop.phone.run { shop.queue.storefront?.identifier } == "143443")
    shop.session.storefront = "ISL"
    #expect(shop.phone.run { shop.queue.storefront?.identifier } == "ISL")
  }

  @Test("Purchases.DI1. The user is asked, and decides")
  func question() throws {
    let (shop, witness) = (try Shop(asks: true), Witness())
    shop.phone.run { shop.queue.add(witness) }
    shop.pay("theme")
    shop.phone.wait(1)
    #expect(witness.heard == ["theme purchasing"])
    try shop.phone.tap("Cancel")
    shop.phone.wait(1)
    #expect(witness.heard.last == "theme failed")
    #expect((witness.latest.first?.error as? SKError)?.code == .paymentCancelled)
    shop.pay("hints", quantity: 2)
    shop.phone.wait(1)
    try shop.phone.tap("Buy")
    shop.phone.wait(1)
    #expect(witness.heard.last == "hints purchased")
  }
}
