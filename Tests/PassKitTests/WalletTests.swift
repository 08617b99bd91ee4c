import PassKit
import Testing

/// Steps Wallet.PA1–BU1.
@MainActor
@Suite struct WalletTests {
  private var request: PKPaymentRequest {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.example.kettle"
    request.supportedNetworks = [.visa, .amex]
    request.merchantCapabilities = [.threeDSecure, .debit]
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 3)]
    return request
  }

  @Test("Wallet.PA1. The phone cannot make payments, and has no page for them")
  func page() {
    #expect(!PKPaymentAuthorizationViewController.canMakePayments())
    #expect(!PKPaymentAuthorizationViewController.canMakePayments(usingNetworks: [.visa]))
    #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
    #expect(PKPaymentRequest.availableNetworks().isEmpty)
  }

  @Test("Wallet.PA2. A controller shows no page")
  func controller() async {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    #expect(await controller.present() == false)
  }

  private final class Teller: NSObject, PKPaymentAuthorizationControllerDelegate,
    PKPaymentAuthorizationViewControllerDelegate
  {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {}
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
    ) async -> PKPaymentAuthorizationResult {
      PKPaymentAuthorizationResult(status: .success, errors: nil)
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController,
      didSelectShippingMethod shippingMethod: PKShippingMethod
    ) async -> PKPaymentRequestShippingMethodUpdate {
      PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [shippingMethod])
    }

    func paymentAuthorizationViewControllerDidFinish(
      _ controller: PKPaymentAuthorizationViewController
    ) {}
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod
    ) async -> PKPaymentRequestShippingMethodUpdate {
      PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [shippingMethod])
    }
  }

  @Test("Wallet.PA4. A delegate answers asynchronously")
  func asynchronousAnswers() {
    let delegate: any PKPaymentAuthorizationControllerDelegate = Teller()
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    var labels: [String] = []
    delegate.paymentAuthorizationController(
      controller, didSelectShippingMethod: PKShippingMethod(label: "Post", amount: 2)
    ) { labels = $0.paymentSummaryItems.map(\.label) }
    #expect(labels == ["Post"])
    // What the delegate leaves out changes nothing.
    delegate.paymentAuthorizationController(
      controller, didSelectShippingContact: PKContact()
    ) { labels = $0.paymentSummaryItems.map(\.label) }
    #expect(labels.isEmpty)
  }

  @Test("Wallet.PA3. Lines, ways and errors of payments are values of the app")
  func values() {
    let method = PKShippingMethod(label: "Post", amount: 2)
    method.identifier = "post"
    let copy = method.copy() as? PKShippingMethod
    #expect(copy?.identifier == "post" && copy?.amount == 2 && copy?.label == "Post")
    #expect(PKMerchantCapability.capability3DS == .threeDSecure)
    let error = PKPaymentRequest.paymentContactInvalidError(
      withContactField: .emailAddress, localizedDescription: "No.")
    #expect((error as? PKPaymentError)?.code == .shippingContactInvalidError)
    #expect(error.localizedDescription == "No.")
  }

  @Test("Wallet.PL1, Wallet.PL2. There is no wallet, and no pass can be read and added")
  func wallet() {
    #expect(!PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
    #expect(throws: PKPassKitError(.invalidSignature)) { try PKPass(data: Data([1])) }
    #expect(!PKAddPassesViewController.canAddPasses())
    #expect(PKAddPassesViewController(passes: []) == nil)
  }

  @Test("Wallet.BU1. The button has a title and the colors of its style")
  func button() {
    let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .whiteOutline)
    #expect(button.title(for: .normal) == "Buy with Pay" && button.backgroundColor == .white)
    #expect(button.layer.borderWidth == 1 && button.layer.cornerRadius == 4)
    let black = PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .black)
    #expect(black.titleColor(for: .normal) == .white && black.backgroundColor == .black)
  }
}
