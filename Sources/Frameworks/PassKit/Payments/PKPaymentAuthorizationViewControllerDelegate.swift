/// Callbacks of a payment sheet; never called, because the phone cannot make payments.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Called when the sheet has finished; never called.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  /// Called with an authorized payment; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Returns the result of an authorized payment; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// Called after a shipping method was selected; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Returns the changes due to a shipping method; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  /// Called after a shipping contact was selected; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  /// Returns the changes due to a shipping contact; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  /// Called after a payment method was selected; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  /// Returns the changes due to a payment method; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  /// Called before the user authorizes the payment; never called.
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController)
  /// Called for a merchant session; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didRequestMerchantSessionUpdate handler:
      @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
  /// Returns a merchant session; never called.
  func paymentAuthorizationViewControllerDidRequestMerchantSessionUpdate(
    controller: PKPaymentAuthorizationViewController
  ) async -> PKPaymentRequestMerchantSessionUpdate
  /// Called after a coupon code was entered; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  /// Returns the changes due to a coupon code; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Calls the asynchronous method.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationViewController(controller, didAuthorizePayment: payment))
    }
  }
  /// Returns a failure.
  @MainActor public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    PKPaymentAuthorizationResult(status: .failure, errors: nil)
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationViewController(controller, didSelect: shippingMethod))
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate {
    PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationViewController(controller, didSelectShippingContact: contact)
      )
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate {
    PKPaymentRequestShippingContactUpdate(paymentSummaryItems: [])
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationViewController(controller, didSelect: paymentMethod))
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: [])
  }
}
