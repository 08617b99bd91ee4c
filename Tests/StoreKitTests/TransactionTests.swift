import CryptoKit
import PhoneTesting
import StoreKitTest
import Testing
import UIKit

/// Purchases and transactions of the newer interface.
@MainActor @Suite struct TransactionTests {
  /// Returns a product.
  private func product(_ id: String) async throws -> Product {
    try #require(try await Product.products(for: [id]).first)
  }

  @Test("Purchases.BU4. A consumable is bought again after it is finished, or its money returned")
  func again() async throws {
    let shop = try Shop()
    func buy() async throws -> UInt64? {
      guard case .success(let result) = try await product("hints").purchase() else { return nil }
      return try result.payloadValue.id
    }
    let first = try #require(try await buy())
    #expect(try await buy() == first)
    #expect(shop.session.allTransactions().count == 1)
    #expect(await Transaction.unfinished.products() == ["hints"])
    let latest = try await Transaction.latest(for: "hints")?.payloadValue
    await latest?.finish()
    let second = try #require(try await buy())
    #expect(second != first)
    try shop.session.refundTransaction(identifier: UInt(second))
    #expect(try await buy() != second)
  }

  @Test(
    "Purchases.BU2, Purchases.BU3, Purchases.TR1, Purchases.TR3. A purchase is made and finished")
  func buying() async throws {
    let shop = try Shop()
    let token = UUID()
    let result = try await product("hints").purchase(
      options: [.appAccountToken(token), .quantity(2)])
    let bought = try #require(result.transaction)
    #expect(bought.productID == "hints" && bought.purchasedQuantity == 2)
    #expect(bought.appAccountToken == token && bought.price == Decimal(string: "1.98"))
    #expect(bought.productType == .consumable && bought.currency?.identifier == "USD")
    #expect(bought.environment == .xcode && bought.ownershipType == .purchased)
    #expect(bought.reason == .purchase && bought.storefront.countryCode == "USA")
    #expect(await Transaction.unfinished.products() == ["hints"])
    #expect(shop.queue.transactions.isEmpty)
    await bought.finish()
    #expect(await Transaction.unfinished.products().isEmpty)
    #expect(try await Transaction.latest(for: "hints")?.payloadValue.id == bought.id)
    // What the queue buys is in the same log.
    shop.pay("theme")
    let theme = try #require(await Transaction.latest(for: "theme")).payloadValue
    #expect(shop.queue.transactions.count == 1)
    await theme.finish()
    shop.phone.wait(0.1)
    #expect(shop.queue.transactions.isEmpty)
  }

  @Test("Purchases.TR2, Purchases.TR4, Purchases.TR7. What is owned entitles the user")
  func entitlements() async throws {
    let shop = try Shop()
    for id in ["hints", "theme", "pass", "gold", "pass"] {
      await (try await product(id).purchase()).transaction?.finish()
    }
    #expect(await Transaction.currentEntitlements.products() == ["pass", "gold", "pass", "theme"])
    #expect(await Transaction.all.products() == ["pass", "gold", "pass", "theme"])
    #expect(await Transaction.currentEntitlement(for: "hints") == nil)
    let theme = try #require(await product("theme").currentEntitlement).payloadValue
    try shop.session.refundTransaction(identifier: UInt(theme.id))
    #expect(await Transaction.currentEntitlement(for: "theme") == nil)
    let refunded = try #require(await Transaction.latest(for: "theme")).payloadValue
    #expect(refunded.revocationDate != nil && refunded.revocationReason == .other)
    try await AppStore.sync()
    shop.session.clearTransactions()
    #expect(await Transaction.all.products().isEmpty)
  }

  @Test("Purchases.BU1, Purchases.TE5. Purchases fail with errors")
  func failures() async throws {
    let shop = try Shop()
    let theme = try await product("theme")
    await #expect(throws: Product.PurchaseError.invalidQuantity) {
      try await theme.purchase(options: [.quantity(2)])
    }
    try await shop.session.setSimulatedError(.purchase(.productUnavailable), forAPI: .purchase)
    await #expect(throws: Product.PurchaseError.productUnavailable) { try await theme.purchase() }
    try await shop.session.setSimulatedError(nil, forAPI: .purchase)
    shop.session.failureError = .paymentNotAllowed
    shop.session.failTransactionsEnabled = true
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { try await theme.purchase() }
    shop.session.failureError = .paymentCancelled
    guard case .userCancelled = try await theme.purchase() else {
      Issue.record("expected a refusal")
      return
    }
    shop.session.failTransactionsEnabled = false
    #expect(try await theme.purchase().transaction != nil)
  }

  @Test("Purchases.BU5, Purchases.TR5, Purchases.TE3. Updates tell what happens elsewhere")
  func updates() async throws {
    let shop = try Shop()
    // Nobody listens yet.
    try await shop.session.buyProduct(identifier: "pass")
    var updates = Transaction.updates.makeAsyncIterator()
    #expect(try await updates.next()?.payloadValue.productID == "pass")
    shop.session.askToBuyEnabled = true
    guard case .pending = try await product("theme").purchase() else {
      Issue.record("expected that a parent is asked")
      return
    }
    #expect(await Transaction.all.products() == ["pass"])
    let waiting = try #require(shop.session.allTransactions().last)
    #expect(waiting.state == .deferred)
    try shop.session.approveAskToBuyTransaction(identifier: waiting.identifier)
    #expect(try await updates.next()?.payloadValue.productID == "theme")
    try shop.session.buyProduct(productIdentifier: "hints")
    #expect(try await updates.next()?.payloadValue.productID == "hints")
    try shop.session.refundTransaction(identifier: waiting.identifier)
    #expect(try await updates.next()?.payloadValue.revocationDate != nil)
    let task = Task { () -> Bool in
      var updates = Transaction.updates.makeAsyncIterator()
      while await updates.next() != nil {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test("Purchases.TR6. The user asks for the money back once")
  func refundRequest() async throws {
    let shop = try Shop()
    let bought = try #require(try await product("theme").purchase().transaction)
    let controller = UIViewController()
    #expect(try await bought.beginRefundRequest(in: controller) == .success)
    await #expect(throws: Transaction.RefundRequestError.duplicateRequest) {
      try await bought.beginRefundRequest(in: controller)
    }
    _ = shop
  }

  @Test(
    "Purchases.SI1, Purchases.SI2, Purchases.SI3, Purchases.AT1. What the store tells is signed")
  func signatures() async throws {
    let shop = try Shop()
    let result = try #require(
      try await product("gold").purchase().transaction.map {
        VerificationResult<Transaction>.verified($0)
      })
    let status = try #require(try await product("gold").subscription?.status.first)
    let download = try await AppTransaction.shared
    for text in [
      result.jwsRepresentation, status.renewalInfo.jwsRepresentation, download.jwsRepresentation,
    ] {
      let parts = text.split(separator: ".").map(String.init)
      try #require(parts.count == 3)
      let header = try #require(
        try JSONSerialization.jsonObject(with: Self.data(parts[0])) as? [String: Any])
      #expect(header["alg"] as? String == "ES256")
      let jwk = try #require(header["jwk"] as? [String: String])
      let key = try P256.Signing.PublicKey(
        rawRepresentation: Self.data(jwk["x"] ?? "") + Self.data(jwk["y"] ?? ""))
      let signature = try P256.Signing.ECDSASignature(rawRepresentation: Self.data(parts[2]))
      #expect(key.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
      #expect(!key.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])x".utf8)))
    }
    let payload = try #require(
      try JSONSerialization.jsonObject(with: result.payloadData) as? [String: Any])
    #expect(payload["productId"] as? String == "gold" && payload["price"] as? Int == 9990)
    #expect(payload["type"] as? String == "Auto-Renewable Subscription")
    let device = try #require(AppStore.deviceVerificationID).uuidString.lowercased()
    let nonce = result.deviceVerificationNonce.uuidString.lowercased()
    #expect(result.deviceVerification == Data(SHA384.hash(data: Data((nonce + device).utf8))))
    let app = try download.payloadValue
    #expect(app.originalAppVersion == app.appVersion && app.environment == .xcode)
    _ = shop
  }

  private static func data(_ text: String) throws -> Data {
    let padded = text.replacing("-", with: "+").replacing("_", with: "/")
    let rest = String(repeating: "=", count: (4 - padded.count % 4) % 4)
    return try #require(Data(base64Encoded: padded + rest))
  }

  @Test("Purchases.DI1, Purchases.DI2. The user is asked before a purchase")
  func question() async throws {
    let shop = try Shop(asks: true)
    let theme = try await product("theme")
    let results = [Task { try await theme.purchase() }, Task { try await theme.purchase() }]
    await Task.yield()
    shop.phone.wait(1)
    try shop.phone.tap("Buy")
    shop.phone.wait(1)
    try shop.phone.tap("Cancel")
    shop.phone.wait(1)
    var bought = 0
    for result in results {
      if try await result.value.transaction != nil { bought += 1 }
    }
    #expect(bought == 1)
  }
}
