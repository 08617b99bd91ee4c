extension PKPaymentAuthorizationViewControllerDelegate {
  /// Does nothing.
  public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {}
  /// Calls the asynchronous method.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didRequestMerchantSessionUpdate handler:
      @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      handler(
        await self.paymentAuthorizationViewControllerDidRequestMerchantSessionUpdate(
          controller: controller))
    }
  }
  /// Returns no merchant session.
  @MainActor public func paymentAuthorizationViewControllerDidRequestMerchantSessionUpdate(
    controller: PKPaymentAuthorizationViewController
  ) async -> PKPaymentRequestMerchantSessionUpdate {
    PKPaymentRequestMerchantSessionUpdate(status: .failure, merchantSession: nil)
  }
  /// Calls the asynchronous method.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.paymentAuthorizationViewController(controller, didChangeCouponCode: couponCode))
    }
  }
  /// Changes no summary items.
  @MainActor public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: [])
  }
}
