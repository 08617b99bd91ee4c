/// Callbacks of a payment sheet; never called, because the phone cannot make payments.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the sheet has finished; never called.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// Called with an authorized payment; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Returns the result of an authorized payment; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// Called after a shipping method was selected; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Returns the changes due to a shipping method; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  /// Called after a shipping contact was selected; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  /// Returns the changes due to a shipping contact; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  /// Called after a payment method was selected; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  /// Returns the changes due to a payment method; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  /// Called before the user authorizes the payment; never called.
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController)
  /// Called for a merchant session; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didRequestMerchantSessionUpdate handler:
      @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
  /// Returns a merchant session; never called.
  func paymentAuthorizationControllerDidRequestMerchantSessionUpdate(
    controller: PKPaymentAuthorizationController
  ) async -> PKPaymentRequestMerchantSessionUpdate
  /// Called after a coupon code was entered; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  /// Returns the changes due to a coupon code; never called.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate
  /// Returns the window of the sheet; never called.
  func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Calls the asynchronous method.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationController(controller, didAuthorizePayment: payment))
    }
  }
  /// Returns a failure.
  @MainActor public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    PKPaymentAuthorizationResult(status: .failure, errors: nil)
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationController(
          controller, didSelectShippingMethod: shippingMethod))
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate {
    PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationController(controller, didSelectShippingContact: contact))
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate {
    PKPaymentRequestShippingContactUpdate(paymentSummaryItems: [])
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationController(controller, didSelectPaymentMethod: paymentMethod)
      )
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: [])
  }
}
