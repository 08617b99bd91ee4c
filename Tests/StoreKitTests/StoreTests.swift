import PhoneTesting
import StoreKitTest
import Synchronization
import Testing
import UIKit

/// The configuration, the log, and what the phone does not have.
@MainActor @Suite struct StoreTests {
  @Test(
    "Purchases.CF4. Mistakes of a file name its place",
    arguments: [
      ("\"displayPrice\": \"4.99\"", "\"displayPrice\": \"cheap\"", "the price 'cheap' is none"),
      ("\"P1Y\"", "\"1Y\"", "the period '1Y' is none"),
      ("\"type\": \"Consumable\"", "\"type\": \"Jam\"", "the type 'Jam' is unknown"),
      ("\"productID\": \"gold\",", "\"productID\": \"theme\",", "two products"),
      ("\"major\": 4", "\"major\": 9", "newer than 5"),
      (
        "\"productID\": \"pass\",", "", "nonRenewingSubscriptions.0: the key 'productID' is missing"
      ),
      ("\"products\":", "\"products\"", "Timer.storekit: error: "),
    ])
  func mistakes(_ text: String, _ wrong: String, _ message: String) throws {
    let url = try Shop.file(Shop.configuration.replacing(text, with: wrong))
    let phone = SimulatedPhone()
    let error = #expect(throws: (any Error).self) {
      _ = try phone.run { try SKTestSession(contentsOf: url) }
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
  }

  @Test("Purchases.CF4, Purchases.TE2. The settings of a file are used, and restored")
  func settings() throws {
    let text = Shop.configuration.replacing(
      "\"_storefront\": \"USA\"",
      with: """
        "_storefront": "JPN", "_disableDialogs": true, "_askToBuyEnabled": true,
        "_storeKitErrors": [{"name": "Load Products", "enabled": true, "current": null}]
        """)
    let phone = SimulatedPhone()
    let session = try phone.run { try SKTestSession(contentsOf: Shop.file(text)) }
    #expect(session.storefront == "JPN" && session.disableDialogs && session.askToBuyEnabled)
    #expect(session.simulatedError(forAPI: .loadProducts) != nil)
    #expect(session.simulatedError(forAPI: .purchase) == nil)
    session.askToBuyEnabled = false
    session.storefront = "USA"
    session.resetToDefaultState()
    #expect(session.storefront == "JPN" && session.askToBuyEnabled)
  }

  @Test("Purchases.CF2. A session finds no file of an unknown name, and says so")
  func unknownFile() {
    let phone = SimulatedPhone()
    let error = #expect(throws: (any Error).self) {
      _ = try phone.run { try SKTestSession(configurationFileNamed: "Jam") }
    }
    #expect(error?.localizedDescription.contains("'Jam'") == true)
  }

  @Test("Purchases.TE1. Each phone has a store of its own")
  func phones() throws {
    let (first, second) = (try Shop(), try Shop())
    first.pay("theme")
    #expect(first.session.allTransactions().count == 1)
    #expect(second.session.allTransactions().isEmpty)
  }

  @Test("Purchases.LO1, Purchases.LO2. The log is a private file, written as a whole")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = TransactionFile(url: folder.appending(path: "StoreKit/Transactions.json"))
    #expect(try file.read() == nil)
    var log = TransactionLog(key: Data([1, 2, 3]), at: Date(timeIntervalSince1970: 1_700_000_000))
    _ = log.add(
      StoredTransaction(
        id: StoredTransaction.none, originalID: StoredTransaction.none, productID: "theme",
        kind: .nonConsumable,
        purchaseDate: Date(timeIntervalSince1970: 1), originalPurchaseDate: .distantPast,
        price: try #require(Decimal(string: "4.99")), currency: "USD", countryCode: "USA"))
    try file.write(log)
    #expect(try file.read() == log)
    let rights = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    // What a process that has ended left behind does not matter.
    try Data("half".utf8).write(to: URL(filePath: file.url.path + ".new"))
    log.removeAll()
    try file.write(log)
    #expect(try file.read()?.entries.isEmpty == true)
    try Data("{".utf8).write(to: file.url)
    #expect(throws: (any Error).self) { try file.read() }
    try FileManager.default.removeItem(at: folder)
  }

  @Test("Purchases.CF1. The file is the one of the path, or the first in the bundle")
  func search() throws {
    func bundle(_ names: String...) throws -> Bundle {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names { try Data().write(to: folder.appending(path: name)) }
      return try #require(Bundle(path: folder.path))
    }
    #expect(ConfigurationSearch.file(at: nil, in: [try bundle("Timer.json")]) == nil)
    let two = try [bundle("Timer.json"), bundle("Timer.storekit", "Egg.storekit")]
    #expect(ConfigurationSearch.file(at: "", in: two)?.lastPathComponent == "Egg.storekit")
    #expect(ConfigurationSearch.file(at: "/a/B.storekit", in: two)?.path == "/a/B.storekit")
  }

  @Test("Purchases.LO1, Purchases.LO2, Purchases.PA3. A new launch finds what was bought before")
  func launches() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = TransactionFile(url: folder.appending(path: "Transactions.json"))
    let configuration = try StoreConfiguration(contentsOf: Shop.file())
    func launch() throws -> LocalStore {
      let store = LocalStore(file: file)
      try store.change { $0.configuration = configuration }
      return store
    }
    var store = try launch()
    for id in ["theme", "hints"] { _ = try store.buy(PurchaseOrder(id)) }
    store.finish(0)
    let key = try store.read(\.log.key)
    store = try launch()
    #expect(try store.read { $0.log.entries.map(\.productID) } == ["theme", "hints"])
    #expect(try store.read(\.log.key) == key)
    #expect(store.takeUntold().map(\.productID) == ["hints"])
    #expect(store.takeUntold().isEmpty)
    // A log that cannot be read is left alone.
    try Data("{".utf8).write(to: file.url)
    #expect(throws: (any Error).self) { _ = try launch().buy(PurchaseOrder("hints")) }
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "{")
    try FileManager.default.removeItem(at: folder)
  }

  @Test("Purchases.LO2. What cannot be recorded is not bought")
  func unwritable() throws {
    let store = LocalStore(
      file: TransactionFile(url: URL(filePath: "/proc/none/Transactions.json")))
    let configuration = try StoreConfiguration(contentsOf: Shop.file())
    // The first change creates a log, which is written with the first purchase only.
    try store.change { $0.configuration = configuration }
    #expect(throws: PurchaseFailure.self) { _ = try store.buy(PurchaseOrder("hints")) }
    #expect(try store.read { $0.log.entries.isEmpty })
  }

  @Test("Purchases.RC1. There is no receipt, and none comes")
  func receipt() throws {
    final class Receiver: NSObject, SKRequestDelegate {
      var codes: [Int] = []

      func request(_ request: SKRequest, didFailWithError error: any Error) {
        codes.append((error as? SKError)?.code.rawValue ?? -1)
      }
    }
    let (shop, receiver) = (try Shop(), Receiver())
    let url: URL? = Bundle.main.appStoreReceiptURL
    #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } != true)
    let request = SKReceiptRefreshRequest(receiptProperties: nil)
    request.delegate = receiver
    shop.phone.run { request.start() }
    shop.phone.wait(0.1)
    #expect(receiver.codes == [0])
  }

  @Test("Purchases.PG1, Purchases.PG2, Purchases.RV1. There are no pages of the App Store")
  func pages() async throws {
    final class Delegate: NSObject, SKStoreProductViewControllerDelegate, SKOverlayDelegate {
      var heard: [String] = []

      func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
        heard.append("closed")
      }

      func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {
        heard.append("no overlay")
      }
    }
    let (shop, delegate) = (try Shop(), Delegate())
    let page = SKStoreProductViewController()
    page.delegate = delegate
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let isLoaded = Mutex<Bool?>(nil)
    shop.phone.run {
      root.present(page, animated: false)
      page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
        done, _ in
        isLoaded.withLock { $0 = done }
      }
    }
    shop.phone.wait(1)
    #expect(isLoaded.withLock(\.self) == false)
    try shop.phone.tap("Done")
    #expect(delegate.heard == ["closed"])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let overlay = SKOverlay(
      configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom))
    overlay.delegate = delegate
    shop.phone.run {
      overlay.present(in: scene)
      AppStore.requestReview(in: scene)
      SKStoreReviewController.requestReview(in: scene)
    }
    shop.phone.wait(0.1)
    #expect(delegate.heard == ["closed", "no overlay"])
    await #expect(throws: StoreKitError.self) {
      try await AppStore.showManageSubscriptions(in: scene)
    }
  }

  @Test("Purchases.AD1. Advertisements are reported to nobody")
  func advertisements() async {
    for (value, code) in [(10, SKANError.Code.unsupported), (64, .invalidConversionValue)] {
      let error: (any Error)? = await withCheckedContinuation { continuation in
        SKAdNetwork.updatePostbackConversionValue(value) { continuation.resume(returning: $0) }
      }
      #expect((error as? SKANError)?.code == code)
    }
  }

  @Test("Purchases.AD1. Tasks hear that advertisements are reported to nobody")
  func awaitedAdvertisements() async {
    await #expect(throws: SKANError(.unsupported)) {
      try await SKAdNetwork.updatePostbackConversionValue(10)
    }
    await #expect(throws: SKANError(.invalidConversionValue)) {
      try await SKAdNetwork.updatePostbackConversionValue(64, coarseValue: .low)
    }
    await #expect(throws: SKANError(.unsupported)) {
      try await SKAdNetwork.updatePostbackConversionValue(
        1, coarseValue: .high, lockWindow: true)
    }
    let impression = SKAdImpression()
    await #expect(throws: SKANError(.unsupported)) {
      try await SKAdNetwork.startImpression(impression)
    }
    await #expect(throws: SKANError(.unsupported)) {
      try await SKAdNetwork.endImpression(impression)
    }
  }

  @Test("Purchases.MU1. There is no subscription of music")
  func music() async throws {
    let shop = try Shop()
    let controller = SKCloudServiceController()
    let capabilities: UInt = await withCheckedContinuation { continuation in
      controller.requestCapabilities { found, _ in continuation.resume(returning: found.rawValue) }
    }
    #expect(capabilities == 0)
    let country: String? = await withCheckedContinuation { continuation in
      controller.requestStorefrontCountryCode { code, _ in continuation.resume(returning: code) }
    }
    #expect(country == "us")
    shop.phone.permissions[.mediaLibrary] = .denied
    #expect(shop.phone.run { SKCloudServiceController.authorizationStatus() } == .denied)
  }

  @Test("Purchases.MU1. Tasks hear that there is no subscription of music")
  func awaitedMusic() async throws {
    let shop = try Shop()
    shop.phone.permissions[.mediaLibrary] = .denied
    var answers: [SKCloudServiceAuthorizationStatus] = []
    shop.phone.run {
      _ = Task {
        let controller = SKCloudServiceController()
        let capabilities = try await controller.requestCapabilities()
        let country = try await controller.requestStorefrontCountryCode()
        let identifier = try await controller.requestStorefrontIdentifier()
        #expect(capabilities == [] && country == "us" && identifier == "143441")
        await #expect(throws: SKError(.cloudServicePermissionDenied)) {
          try await controller.requestUserToken(forDeveloperToken: "token")
        }
        answers.append(await SKCloudServiceController.requestAuthorization())
      }
    }
    for _ in 0..<200 where answers.isEmpty {
      shop.phone.wait(0.05)
      await Task.yield()
    }
    #expect(answers == [.denied])
  }

  @Test("Purchases.MU2. A page for a subscription of music does not load")
  func musicPage() throws {
    let shop = try Shop()
    let answers = Answers()
    shop.phone.run {
      let page = SKCloudServiceSetupViewController()
      page.load(options: [
        .action: SKCloudServiceSetupAction.subscribe,
        .messageIdentifier: SKCloudServiceSetupMessageIdentifier.playMusic,
      ]) { isLoaded, error in
        answers.all.withLock { $0.append(isLoaded ? nil : (error as? SKError)?.code) }
      }
      page.loadViewIfNeeded()
      #expect(page.view.subviews.isEmpty && answers.all.withLock { $0.isEmpty })
    }
    shop.phone.waitUntilIdle()
    #expect(answers.all.withLock { $0 } == [.unsupportedPlatform])
  }

  private final class Answers: Sendable {
    let all = Mutex<[SKError.Code?]>([])
  }

  @Test("Tasks change the order and the visibility of promoted products")
  func promotion() async throws {
    let (controller, product) = (SKProductStorePromotionController(), SKProduct())
    #expect(try await controller.promotionOrder().isEmpty)
    try await controller.update(promotionOrder: [product])
    #expect(try await controller.promotionOrder() == [product])
    #expect(try await controller.promotionVisibility(for: product) == .default)
    try await controller.update(promotionVisibility: .hide, for: product)
    #expect(try await controller.promotionVisibility(for: product) == .hide)
  }

  @Test("Purchases.PG1. Tasks hear that there is no App Store")
  func awaitedPage() async throws {
    let shop = try Shop()
    var codes: [SKError.Code?] = []
    let page = SKStoreProductViewController()
    shop.phone.run {
      _ = Task {
        do { try await page.loadProduct(withParameters: [:]) } catch {
          codes.append((error as? SKError)?.code)
        }
        do {
          try await page.loadProduct(withParameters: [:], impression: SKAdImpression())
        } catch {
          codes.append((error as? SKError)?.code)
        }
      }
    }
    for _ in 0..<200 where codes.count < 2 {
      shop.phone.wait(0.05)
      await Task.yield()
    }
    #expect(codes == [.storeProductNotAvailable, .storeProductNotAvailable])
  }

  @Test("Errors keep the objects they are made of")
  func errors() {
    let object = NSError(
      domain: SKErrorDomain, code: 2, userInfo: [NSLocalizedDescriptionKey: "No."])
    let error = SKError(_nsError: object)
    #expect(error.code == .paymentCancelled && error.localizedDescription == "No.")
    let same = SKError(.paymentCancelled, userInfo: [NSLocalizedDescriptionKey: "No."])
    #expect(SKError(.paymentInvalid) != error && same == error)
  }
}
