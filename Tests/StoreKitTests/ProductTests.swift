import PhoneTesting
import StoreKitTest
import Testing
import UIKit

/// Products of both interfaces.
@MainActor @Suite struct ProductTests {
  final class Receiver: NSObject, SKProductsRequestDelegate {
    private(set) var heard: [String] = []
    private(set) var products: [SKProduct] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      products = response.products
      heard.append("invalid \(response.invalidProductIdentifiers.joined(separator: ","))")
      heard.append("\(Thread.isMainThread)")
    }

    func requestDidFinish(_ request: SKRequest) { heard.append("finished") }

    func request(_ request: SKRequest, didFailWithError error: any Error) {
      heard.append("failed \((error as? SKError)?.code.rawValue ?? -1)")
    }
  }

  @Test("Purchases.AC1. There are no products of an app's server")
  func advancedCommerce() async throws {
    let shop = try Shop()
    await #expect(throws: Product.PurchaseError.productUnavailable) {
      _ = try await AdvancedCommerceProduct(id: "silver")
    }
    let option = AdvancedCommerceProduct.PurchaseOption.onStorefrontChange { _ in true }
    #expect(option == .onStorefrontChange { _ in false })
    withExtendedLifetime(shop) {}
  }

  @Test("Purchases.PR1. A request finds products, can be canceled, and fails")
  func request() async throws {
    let (shop, receiver) = (try Shop(), Receiver())
    let request = SKProductsRequest(productIdentifiers: ["silver", "jam"])
    request.delegate = receiver
    shop.phone.run { request.start() }
    shop.phone.wait(0.1)
    #expect(receiver.heard == ["invalid jam", "true", "finished"])
    let silver = try #require(receiver.products.first)
    #expect(silver.price == 1.99 && silver.priceLocale.currency?.identifier == "USD")
    #expect(
      silver.subscriptionPeriod?.unit == .month && silver.subscriptionPeriod?.numberOfUnits == 1)
    #expect(silver.introductoryPrice?.paymentMode == .freeTrial)
    #expect(silver.introductoryPrice?.price == 0 && silver.subscriptionGroupIdentifier == "G1")
    #expect(
      silver.discounts.map(\.identifier) == ["back"] && silver.discounts[0].numberOfPeriods == 2)
    shop.phone.run {
      request.start()
      request.cancel()
    }
    shop.phone.wait(0.1)
    #expect(receiver.heard.count == 3)
    try await shop.session.setSimulatedError(.generic(.unknown), forAPI: .loadProducts)
    shop.phone.run { request.start() }
    shop.phone.wait(0.1)
    #expect(receiver.heard.suffix(1) == ["failed 0"])
    shop.phone.run {
      let lost = SKProductsRequest(productIdentifiers: ["silver"])
      lost.delegate = receiver
      lost.start()
    }
    shop.phone.wait(0.1)
    #expect(receiver.heard.count == 4)
  }

  @Test("Purchases.PR2, Purchases.PR4. Products are described")
  func products() async throws {
    let shop = try Shop()
    let found = try await Product.products(for: ["theme", "gold", "jam"])
    #expect(found.map(\.id) == ["theme", "gold"])
    let theme = found[0]
    #expect(theme.displayName == "Copper" && theme.description == "A theme.")
    #expect(theme.type == .nonConsumable && theme.isFamilyShareable && theme.subscription == nil)
    #expect(theme.displayPrice == "$4.99" && theme.price == Decimal(string: "4.99"))
    let json = try JSONSerialization.jsonObject(with: theme.jsonRepresentation)
    #expect((json as? [String: Any])?["id"] as? String == "theme")
    let subscription = try #require(found[1].subscription)
    #expect(subscription.subscriptionPeriod == .monthly && subscription.groupLevel == 1)
    #expect(await subscription.isEligibleForIntroOffer)
    #expect(try await subscription.status.isEmpty)
    _ = shop
  }

  @Test(
    "Purchases.PR3. Titles and prices follow the locale and the storefront",
    arguments: [
      ("de_DE", "DEU", "Zehn Tipps", "0,99 €"), ("de_AT", "USA", "Zehn Tipps", "0.99 $"),
      ("fr_FR", "USA", "Ten Hints", "0.99 $"), ("en_US", "GBR", "Ten Hints", "£0.99"),
    ])
  func locales(_ locale: String, _ country: String, _ title: String, _ price: String) async throws {
    let shop = try Shop()
    (shop.session.locale, shop.session.storefront) = (Locale(identifier: locale), country)
    let hints = try #require(try await Product.products(for: ["hints"]).first)
    #expect(hints.displayName == title)
    #expect(
      hints.displayPrice.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == price)
  }

  final class MockProduct: SKProduct, @unchecked Sendable {
    override var productIdentifier: String { "mock" }
    override var price: NSDecimalNumber { 3 }
  }

  final class MockTransaction: SKPaymentTransaction, @unchecked Sendable {
    private let own: SKPayment

    init(_ payment: SKPayment) { own = payment }

    override var payment: SKPayment { own }
    override var transactionState: SKPaymentTransactionState { .restored }
  }

  @Test("Purchases.PR5. Tests subclass the objects, and set properties by key")
  func mocks() {
    let payment = SKPayment(product: MockProduct())
    #expect(payment.productIdentifier == "mock" && payment.quantity == 1)
    let transaction = MockTransaction(payment)
    #expect(transaction.payment === payment && transaction.transactionState == .restored)
    let product = SKProduct()
    product.setValue("jam", forKey: "productIdentifier")
    product.setValue(NSDecimalNumber(string: "1.5"), forKey: "price")
    product.setValue(Locale(identifier: "tr_TR"), forKey: "priceLocale")
    #expect(product.productIdentifier == "jam" && product.price == 1.5)
    #expect(product.priceLocale.identifier == "tr_TR")
    #expect(product.value(forKey: "productIdentifier") as? String == "jam")
    let period = SKProductSubscriptionPeriod()
    period.setValue(2, forKey: "numberOfUnits")
    period.setValue(SKProduct.PeriodUnit.year.rawValue, forKey: "unit")
    #expect(period.numberOfUnits == 2 && period.unit == .year)
    let mutable = SKMutablePayment(product: MockProduct())
    mutable.quantity = 4
    #expect(mutable.copy() as? SKPayment == mutable && mutable != payment)
  }

  @Test("Purchases.CF3. A note says why there are no products: no file, or one without any")
  func missingProducts() throws {
    let none = try #require(ConfigurationSearch.note(onMissingProductsOf: StoreConfiguration()))
    #expect(none.contains("TACTUS_STOREKIT"))
    let url = try Shop.file(#"{"identifier": "1", "version": {"major": 4, "minor": 0}}"#)
    let empty = try StoreConfiguration(contentsOf: url)
    let note = try #require(ConfigurationSearch.note(onMissingProductsOf: empty))
    #expect(note.contains(url.path) && !note.contains("TACTUS_STOREKIT"))
    let full = try StoreConfiguration(contentsOf: Shop.file())
    #expect(ConfigurationSearch.note(onMissingProductsOf: full) == nil)
    #expect(
      ConfigurationSearch.note(onMissingProductsOf: StoreConfiguration(unreadable: "/a")) == nil)
  }

  @Test("Purchases.CF3. Without a file all identifiers are invalid")
  func noFile() {
    let (phone, receiver) = (SimulatedPhone(), Receiver())
    phone.launch(Shop.ShopApp.self)
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = receiver
    phone.run { request.start() }
    phone.wait(0.1)
    #expect(receiver.heard == ["invalid a,b", "true", "finished"])
  }
}
