extension PKPaymentAuthorizationControllerDelegate {
  /// Does nothing.
  public func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) {}
  /// Calls the asynchronous method.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didRequestMerchantSessionUpdate handler:
      @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      handler(
        await self.paymentAuthorizationControllerDidRequestMerchantSessionUpdate(
          controller: controller))
    }
  }
  /// Returns no merchant session.
  @MainActor public func paymentAuthorizationControllerDidRequestMerchantSessionUpdate(
    controller: PKPaymentAuthorizationController
  ) async -> PKPaymentRequestMerchantSessionUpdate {
    PKPaymentRequestMerchantSessionUpdate(status: .failure, merchantSession: nil)
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationController(controller, didChangeCouponCode: couponCode))
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: [])
  }
  /// Returns nil.
  public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? {
    nil
  }
}
