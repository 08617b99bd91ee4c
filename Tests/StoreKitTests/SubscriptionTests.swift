import PhoneTesting
import StoreKitTest
import Testing
import UIKit

/// Subscriptions that the store renews.
@MainActor @Suite struct SubscriptionTests {
  private func buy(
    _ id: String, _ options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    let product = try #require(try await Product.products(for: [id]).first)
    return try #require(try await product.purchase(options: options).transaction)
  }

  private func state() async throws -> Product.SubscriptionInfo.RenewalState? {
    try await Product.SubscriptionInfo.status(for: "G1").first?.state
  }

  private func renewal() async throws -> Product.SubscriptionInfo.RenewalInfo {
    let status = try #require(try await Product.SubscriptionInfo.status(for: "G1").first)
    return try status.renewalInfo.payloadValue
  }

  @Test("Purchases.SU1, Purchases.SU2, Purchases.TE4. It is renewed, and ends when it is canceled")
  func renewals() async throws {
    let shop = try Shop()
    shop.session.timeRate = .monthlyRenewalEveryHour
    let first = try await buy("gold")
    let end = try #require(first.expirationDate)
    #expect(abs(end.timeIntervalSince(first.purchaseDate) - 3600) < 0.001)
    #expect(try await state() == .subscribed)
    var updates = Transaction.updates.makeAsyncIterator()
    shop.phone.wait(7300)
    let second = try #require(await updates.next()).payloadValue
    let third = try #require(await updates.next()).payloadValue
    #expect(second.reason == .renewal && second.originalID == first.id)
    #expect(second.purchaseDate == end && third.purchaseDate == second.expirationDate)
    #expect(try await renewal().renewalDate == third.expirationDate)
    #expect(try await Transaction.currentEntitlement(for: "gold")?.payloadValue.id == third.id)
    try shop.session.disableAutoRenewForTransaction(identifier: UInt(third.id))
    #expect(try await renewal().willAutoRenew == false)
    shop.phone.wait(7200)
    #expect(try await state() == .expired)
    #expect(try await renewal().expirationReason == .autoRenewDisabled)
    #expect(await Transaction.currentEntitlements.products().isEmpty)
    #expect(shop.session.allTransactions().count == 3)
    let again = try await buy("gold")
    #expect(again.originalID == first.id && again.id != first.id)
  }

  @Test("Purchases.SU1. Ten years of months are renewed in real time")
  func tenYears() async throws {
    let shop = try Shop()
    let first = try await buy("gold")
    shop.phone.wait(10 * 365.25 * 86400)
    #expect((120...121).contains(shop.session.allTransactions().count))
    let last = try #require(await Transaction.latest(for: "gold")).payloadValue
    let days = last.purchaseDate.timeIntervalSince(first.purchaseDate) / 86400
    #expect((3600...3653).contains(days))
  }

  @Test("Purchases.SU3. Upgrades take effect at once, other changes at the renewal")
  func changes() async throws {
    let shop = try Shop()
    // An hour of the machine does not pass during the test, unlike 15 minutes.
    shop.session.timeRate = .monthlyRenewalEveryHour
    let silver = try await buy("silver.year")
    let gold = try await buy("gold")
    #expect(gold.productID == "gold" && gold.originalID == silver.id)
    #expect(try await Transaction.latest(for: "silver.year")?.payloadValue.isUpgraded == true)
    #expect(await Transaction.currentEntitlements.products() == ["gold"])
    let down = try await buy("silver")
    #expect(down.id == gold.id && down.productID == "gold")
    let next = try await renewal()
    #expect(next.currentProductID == "gold" && next.autoRenewPreference == "silver")
    shop.phone.wait(3601)
    #expect(await Transaction.currentEntitlements.products() == ["silver"])
    let other = try await buy("silver.year")
    #expect(other.productID == "silver")
    shop.phone.wait(3601)
    #expect(await Transaction.currentEntitlements.products() == ["silver.year"])
  }

  @Test("Purchases.SU2, Purchases.SU4. A failed renewal is tried again", arguments: [false, true])
  func retry(hasGrace: Bool) async throws {
    let shop = try Shop()
    shop.session.timeRate = .oneRenewalEveryFifteenMinutes
    shop.session.shouldEnterBillingRetryOnRenewal = true
    shop.session.billingGracePeriodIsEnabled = hasGrace
    let bought = try await buy("gold")
    shop.phone.wait(901)
    #expect(try await state() == (hasGrace ? .inGracePeriod : .inBillingRetryPeriod))
    let isEntitled = await Transaction.currentEntitlement(for: "gold") != nil
    #expect(isEntitled == hasGrace)
    #expect(try await renewal().isInBillingRetry)
    #expect(try await renewal().gracePeriodExpirationDate != nil || !hasGrace)
    if hasGrace {
      shop.phone.wait(900)
      #expect(try await state() == .inBillingRetryPeriod)
    }
    try shop.session.resolveIssueForTransaction(identifier: UInt(bought.id))
    #expect(try await state() == .subscribed)
    shop.session.shouldEnterBillingRetryOnRenewal = true
    shop.phone.wait(9000)
    #expect(try await state() == .expired)
    #expect(try await renewal().expirationReason == .billingError)
  }

  @Test("Purchases.SU5, Purchases.SU6. Offers")
  func offers() async throws {
    let shop = try Shop()
    let trial = try await buy("silver")
    #expect(trial.offer?.type == .introductory && trial.offer?.paymentMode == .freeTrial)
    #expect(trial.price == 0 && trial.offerPeriodStringRepresentation == "P1W")
    let week = try #require(trial.expirationDate).timeIntervalSince(trial.purchaseDate)
    #expect(week == 7 * 86400)
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G1") == false)
    shop.phone.wait(7 * 86400 + 1)
    let renewed = try #require(await Transaction.latest(for: "silver")).payloadValue
    #expect(renewed.offer == nil && renewed.price == Decimal(string: "1.99"))
    try shop.session.expireSubscription(productIdentifier: "silver")
    #expect(try await state() == .expired)
    #expect(try await buy("silver").offer == nil)
    try shop.session.expireSubscription(productIdentifier: "silver")
    let back = try await shop.session.buyProduct(
      identifier: "silver", options: [.promotionalOffer(id: "back")])
    #expect(back.offer?.type == .promotional && back.price == Decimal(string: "0.49"))
    shop.phone.wait(70 * 86400)
    let prices = shop.session.allTransactions().count
    #expect(prices == 6)
    let latest = try #require(await Transaction.latest(for: "silver")).payloadValue
    #expect(latest.offer == nil && latest.price == Decimal(string: "1.99"))
    shop.session.clearTransactions()
    let code = try await shop.session.buyProduct(
      identifier: "silver", options: [.codeOffer(referenceName: "FRIENDS")])
    #expect(code.offer?.type == .code && code.offerID == "code" && code.price == 2)
    let months = try #require(code.expirationDate).timeIntervalSince(code.purchaseDate) / 86400
    #expect((89...92).contains(months))
    shop.session.clearTransactions()
    await #expect(throws: Product.PurchaseError.ineligibleForOffer) {
      try await buy("silver", [Product.PurchaseOption.promotionalOffer(id: "back")])
    }
    await #expect(throws: Product.PurchaseError.invalidOfferIdentifier) {
      try await buy("silver", [Product.PurchaseOption.promotionalOffer(id: "jam")])
    }
  }

  @Test("Purchases.SU2. A refund, a renewal by force and a higher price are told")
  func statusUpdates() async throws {
    let shop = try Shop()
    let bought = try await buy("gold")
    var updates = Product.SubscriptionInfo.Status.updates.makeAsyncIterator()
    try shop.session.requestPriceIncreaseConsentForTransaction(identifier: UInt(bought.id))
    #expect(try await updates.next()?.renewalInfo.payloadValue.priceIncreaseStatus == .pending)
    try shop.session.consentToPriceIncreaseForTransaction(identifier: UInt(bought.id))
    #expect(try await updates.next()?.renewalInfo.payloadValue.priceIncreaseStatus == .agreed)
    try shop.session.forceRenewalOfSubscription(productIdentifier: "gold")
    let renewed = try #require(await updates.next()).transaction.payloadValue
    #expect(renewed.reason == .renewal)
    try shop.session.refundTransaction(identifier: UInt(renewed.id))
    #expect(await updates.next()?.state == .revoked)
  }

  @Test(
    "Purchases.TE4. The rates of time",
    arguments: [
      (SKTestSession.TimeRate.monthlyRenewalEveryThirtySeconds, 30.0, 360.0),
      (.monthlyRenewalEveryFiveMinutes, 300, 3600), (.monthlyRenewalEveryHour, 3600, 43200),
      (.oneRenewalEveryTwoSeconds, 2, 2), (.oneRenewalEveryFifteenMinutes, 900, 900),
    ])
  func rates(_ rate: SKTestSession.TimeRate, _ month: Double, _ year: Double) async throws {
    let shop = try Shop()
    shop.session.timeRate = rate
    #expect(shop.session.timeRate == rate)
    for (id, length) in [("gold", month), ("silver.year", year)] {
      shop.session.clearTransactions()
      let bought = try await buy(id)
      let seconds = try #require(bought.expirationDate).timeIntervalSince(bought.purchaseDate)
      #expect(abs(seconds - length) < 0.001)
    }
  }
}
