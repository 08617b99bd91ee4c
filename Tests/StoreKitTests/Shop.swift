import Foundation
import PhoneTesting
import StoreKitTest
import UIKit

/// A phone with an app that sells hints, a theme, a pass and memberships of a kitchen timer.
@MainActor final class Shop {
  final class ShopApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  let phone: SimulatedPhone
  let session: SKTestSession
  let queue: SKPaymentQueue

  init(asks: Bool = false, region: String = "US") throws {
    let phone = SimulatedPhone(region: region)
    self.phone = phone
    phone.launch(ShopApp.self)
    session = try phone.run { try SKTestSession(contentsOf: Self.file()) }
    queue = phone.run { SKPaymentQueue.default() }
    session.disableDialogs = !asks
  }

  /// Returns the configuration file, in a temporary folder.
  nonisolated static func file(_ text: String = configuration) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "shop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "Timer.storekit")
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Buys by the queue, and waits for the result.
  func pay(_ id: String, quantity: Int = 1) {
    phone.run {
      let payment = SKMutablePayment()
      (payment.productIdentifier, payment.quantity) = (id, quantity)
      queue.add(payment)
    }
    phone.wait(0.1)
  }

  nonisolated static let configuration = """
    {
      "identifier": "6F0A1B2C",
      "version": {"major": 4, "minor": 0},
      "settings": {"_storefront": "USA", "_locale": "en_US", "_unknown": [1]},
      "products": [
        {
          "productID": "hints", "referenceName": "Hints", "type": "Consumable",
          "displayPrice": "0.99", "familyShareable": false, "internalID": "A1",
          "localizations": [
            {"locale": "en_US", "displayName": "Ten Hints", "description": "Ten hints for cooks."},
            {"locale": "de", "displayName": "Zehn Tipps", "description": "Zehn Tipps."}
          ]
        },
        {
          "productID": "theme", "referenceName": "Theme", "type": "NonConsumable",
          "displayPrice": "4.99", "familyShareable": true,
          "localizations": [{"locale": "en_US", "displayName": "Copper", "description": "A theme."}]
        }
      ],
      "nonRenewingSubscriptions": [
        {
          "productID": "pass", "referenceName": "Pass", "type": "NonRenewingSubscription",
          "displayPrice": "2.5", "localizations": []
        }
      ],
      "subscriptionGroups": [
        {
          "id": "G1", "name": "Membership", "localizations": [],
          "subscriptions": [
            {
              "productID": "gold", "referenceName": "Gold", "type": "RecurringSubscription",
              "displayPrice": "9.99", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M",
              "subscriptionGroupID": "G1", "introductoryOffer": null
            },
            {
              "productID": "silver", "referenceName": "Silver", "type": "RecurringSubscription",
              "displayPrice": "1.99", "groupNumber": 2, "recurringSubscriptionPeriod": "P1M",
              "subscriptionGroupID": "G1",
              "introductoryOffer": {
                "internalID": "B1", "paymentMode": "free", "subscriptionPeriod": "P1W"
              },
              "adHocOffers": [
                {
                  "offerID": "back", "internalID": "B2", "paymentMode": "payAsYouGo",
                  "subscriptionPeriod": "P1M", "numberOfPeriods": 2, "displayPrice": "0.49"
                }
              ],
              "codeOffers": [
                {
                  "offerID": "code", "referenceName": "FRIENDS", "paymentMode": "payUpFront",
                  "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "2.00"
                }
              ]
            },
            {
              "productID": "silver.year", "referenceName": "Silver for a year",
              "type": "RecurringSubscription", "displayPrice": "19.99", "groupNumber": 2,
              "recurringSubscriptionPeriod": "P1Y", "subscriptionGroupID": "G1"
            }
          ]
        }
      ]
    }
    """
}

/// An observer that records what it hears.
final class Witness: NSObject, SKPaymentTransactionObserver {
  private(set) var heard: [String] = []
  private(set) var latest: [SKPaymentTransaction] = []

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    latest = transactions
    for transaction in transactions {
      heard.append("\(transaction.payment.productIdentifier) \(transaction.transactionState)")
    }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      heard.append("removed \(transaction.payment.productIdentifier)")
    }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    heard.append("restored")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) { heard.append("not restored: \((error as? SKError)?.code.rawValue ?? -1)") }

  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {
    heard.append("storefront \(queue.storefront?.countryCode ?? "")")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) { heard.append("revoked \(productIdentifiers.joined(separator: ","))") }

  /// Forgets what was heard.
  func forget() { heard = [] }
}

extension Transaction.Transactions {
  /// The products of all transactions.
  func products() async -> [String] {
    var found: [String] = []
    for await result in self { found.append(result.unsafePayloadValue.productID) }
    return found
  }
}

extension Product.PurchaseResult {
  /// The transaction of a purchase.
  var transaction: Transaction? {
    if case .success(let result) = self { result.unsafePayloadValue } else { nil }
  }
}
