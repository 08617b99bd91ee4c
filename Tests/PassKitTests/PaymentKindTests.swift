import Foundation
import PassKit
import Testing

/// Steps Wallet.PA4, Wallet.PA5, Wallet.PL3 and Wallet.BU2.
@MainActor
@Suite struct PaymentKindTests {
  private let page = URL(fileURLWithPath: "/payments")

  @Test("Wallet.PA5. A line of payments that are made again and again keeps its values")
  func recurringLine() throws {
    let line = PKRecurringPaymentSummaryItem(label: "Tea", amount: 4)
    #expect(line.intervalUnit == .month && line.intervalCount == 1 && line.startDate == nil)
    line.intervalUnit = .day
    line.intervalCount = 14
    line.endDate = Date(timeIntervalSince1970: 60)
    let copy = try #require(line.copy() as? PKRecurringPaymentSummaryItem)
    #expect(copy.intervalUnit == .day && copy.intervalCount == 14 && copy.amount == 4)
    #expect(copy.endDate == line.endDate && copy.label == "Tea")
    let reload = PKAutomaticReloadPaymentSummaryItem(label: "Card", amount: 20)
    reload.thresholdAmount = 5
    #expect((reload.copy() as? PKAutomaticReloadPaymentSummaryItem)?.thresholdAmount == 5)
    let later = PKDeferredPaymentSummaryItem(label: "Room", amount: 80)
    later.deferredDate = Date(timeIntervalSince1970: 90)
    #expect((later.copy() as? PKDeferredPaymentSummaryItem)?.deferredDate == later.deferredDate)
  }

  @Test("Wallet.PA5. Requests and answers keep the kinds of payments")
  func requests() {
    let regular = PKRecurringPaymentSummaryItem(label: "Tea", amount: 4)
    let recurring = PKRecurringPaymentRequest(
      paymentDescription: "Tea each month", regularBilling: regular, managementURL: page)
    let request = PKPaymentRequest()
    request.recurringPaymentRequest = recurring
    #expect(request.recurringPaymentRequest?.regularBilling === regular)
    #expect(request.shippingContactEditingMode == .available)
    let update = PKPaymentRequestCouponCodeUpdate(
      errors: [PKPaymentRequest.paymentCouponCodeInvalidError(localizedDescription: "Unknown.")],
      paymentSummaryItems: [regular], shippingMethods: [])
    update.recurringPaymentRequest = recurring
    #expect((update.errors?.first as? PKPaymentError)?.code == .couponCodeInvalidError)
    #expect(update.recurringPaymentRequest === recurring && update.status == .success)
    let expired = PKPaymentRequest.paymentCouponCodeExpiredError(localizedDescription: nil)
    #expect((expired as? PKPaymentError)?.code == .couponCodeExpiredError)
  }

  @Test("Wallet.PA5. A range of dates does not end before it starts")
  func range() {
    let calendar = Calendar(identifier: .gregorian)
    let first = DateComponents(calendar: calendar, year: 2026, month: 3, day: 1)
    let last = DateComponents(calendar: calendar, year: 2026, month: 3, day: 4)
    #expect(PKDateComponentsRange(start: first, end: last)?.endDateComponents == last)
    #expect(PKDateComponentsRange(start: first, end: first) != nil)
    #expect(PKDateComponentsRange(start: last, end: first) == nil)
  }

  @Test("Wallet.PA3. An error names the part of an address")
  func addressError() {
    let error =
      PKPaymentRequest.paymentShippingAddressInvalidError(
        withKey: "city", localizedDescription: nil) as NSError
    let keys = (
      PKPaymentErrorKey.contactFieldUserInfoKey, PKPaymentErrorKey.postalAddressUserInfoKey
    )
    #expect(error.userInfo[keys.0.rawValue] as? PKContactField == .postalAddress)
    #expect(error.userInfo[keys.1.rawValue] as? String == "city")
  }

  private final class Merchant: NSObject, PKPaymentAuthorizationControllerDelegate {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {}
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
    ) async -> PKPaymentRequestCouponCodeUpdate {
      let line = PKPaymentSummaryItem(label: couponCode, amount: -1)
      return PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: [line])
    }
  }

  @Test("Wallet.PA4. A delegate answers about coupons, and has no proof of who the merchant is")
  func coupons() {
    let delegate: any PKPaymentAuthorizationControllerDelegate = Merchant()
    let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
    var labels: [String] = []
    delegate.paymentAuthorizationController(controller, didChangeCouponCode: "LESS") {
      labels = $0.paymentSummaryItems.map(\.label)
    }
    #expect(labels == ["LESS"])
    var status: PKPaymentAuthorizationStatus?
    delegate.paymentAuthorizationController(
      controller, didRequestMerchantSessionUpdate: { status = $0.status })
    #expect(status == .failure)
  }

  @Test("Wallet.PL2, Wallet.PL3. No pass and no card can be added, and nothing is signed")
  func cards() async {
    let library = PKPassLibrary()
    #expect(await library.addPasses([]) == .didCancelAddPasses)
    #expect(!PKAddPaymentPassViewController.canAddPaymentPass() && !library.canAddFelicaPass())
    #expect(!library.canAddSecureElementPass(primaryAccountIdentifier: "1"))
    #expect(PKAddPaymentPassRequestConfiguration(encryptionScheme: .init(rawValue: "none")) == nil)
    let configuration = PKAddPaymentPassRequestConfiguration(encryptionScheme: .ECC_V2)
    #expect(configuration?.encryptionScheme == .ECC_V2)
    if let configuration {
      #expect(
        PKAddPaymentPassViewController(requestConfiguration: configuration, delegate: nil) == nil)
    }
    let card = PKPaymentPass()
    #expect(card.activationState == .deactivated && card.passType == .secureElement)
    #expect(card.secureElementPass === card && PKPass().secureElementPass == nil)
    await #expect(throws: PKPassKitError(.notEntitledError)) {
      _ = try await library.sign(Data([1]), using: card)
    }
    let result = await withCheckedContinuation { answer in
      _ = PKPassLibrary.requestAutomaticPassPresentationSuppression { answer.resume(returning: $0) }
    }
    #expect(result == .notSupported && !PKPassLibrary.isSuppressingAutomaticPassPresentation())
  }

  @Test("Wallet.BU2. The button that adds a pass is black, with a line in one style")
  func button() {
    let button = PKAddPassButton(addPassButtonStyle: .blackOutline)
    #expect(button.backgroundColor == .black && button.layer.borderWidth == 1)
    button.addPassButtonStyle = .black
    #expect(button.layer.borderWidth == 0 && button.title(for: .normal) == "Add to Wallet")
  }
}
