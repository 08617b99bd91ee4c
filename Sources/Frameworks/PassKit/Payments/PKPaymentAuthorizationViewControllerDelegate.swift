/// The methods of a page for payments, which are never called, as the phone has no cards.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the page has to go.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  /// Asks the delegate to make a payment; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Returns the result of a payment; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// Asks the delegate about a way of delivery; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Returns what a way of delivery changes; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  /// Asks the delegate about a contact for the delivery; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  /// Returns what a contact for the delivery changes; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  /// Asks the delegate about a card; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  /// Returns what a card changes; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  /// Tells the delegate that the user permits the payment; never called.
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController)
  /// Asks the delegate who the merchant is; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didRequestMerchantSessionUpdate handler:
      @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
  /// Returns who the merchant is; never called.
  func paymentAuthorizationViewControllerDidRequestMerchantSessionUpdate(
    controller: PKPaymentAuthorizationViewController
  ) async -> PKPaymentRequestMerchantSessionUpdate
  /// Asks the delegate about a coupon; never called.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  /// Returns what a coupon changes; never called.
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
  /// Accepts no payment, as the delegate does not make any.
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
  /// Changes no lines.
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
  /// Changes no lines.
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
  /// Changes no lines.
  @MainActor public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: [])
  }
}
