/// A payment request; the phone cannot process payments.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The merchant identifier.
  open var merchantIdentifier = ""
  /// The merchant's country code.
  open var countryCode = ""
  /// The currency code.
  open var currencyCode = ""
  /// The countries of issuers; nil for all.
  open var supportedCountries: Set<String>?
  /// The supported payment networks.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The merchant capabilities.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The summary items; the last one is the total.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The required fields of the billing contact.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// The required fields of the shipping contact.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// The billing contact.
  open var billingContact: PKContact?
  /// The shipping contact.
  open var shippingContact: PKContact?
  /// The shipping methods.
  open var shippingMethods: [PKShippingMethod]?
  /// The shipping type.
  open var shippingType = PKShippingType.shipping
  /// The app's own data.
  open var applicationData: Data?
  /// Whether coupon codes are supported.
  open var supportsCouponCode = false
  /// The coupon code.
  open var couponCode: String?
  /// The editing mode of the shipping contact.
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  /// The token contexts of a payment to several merchants.
  open var multiTokenContexts: [PKPaymentTokenContext] = []
  /// The recurring payment.
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// The automatic reload.
  open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
  /// The deferred payment.
  open var deferredPaymentRequest: PKDeferredPaymentRequest?
  /// Whether a payment in installments is offered.
  open var applePayLaterAvailability = PKApplePayLaterAvailability.available

  /// Creates an empty request.
  public override init() { super.init() }

  /// Returns an empty array: the phone has no cards.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }

  // MARK: Errors

  /// Returns an error about a field of the shipping contact.
  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error {
    error(.shippingContactInvalidError, [.contactFieldUserInfoKey: field], localizedDescription)
  }

  /// Returns an error about a field of the shipping address.
  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    error(.shippingContactInvalidError, address(postalAddressKey), localizedDescription)
  }

  /// Returns an error about a field of the billing address.
  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    error(.billingContactInvalidError, address(postalAddressKey), localizedDescription)
  }

  /// Returns an error about an address out of the delivery area.
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { error(.shippingAddressUnserviceableError, [:], localizedDescription) }

  /// Returns an error about a coupon code that is not valid.
  open class func paymentCouponCodeInvalidError(
    localizedDescription: String?
  ) -> any Error { error(.couponCodeInvalidError, [:], localizedDescription) }

  /// Returns an error about an expired coupon code.
  open class func paymentCouponCodeExpiredError(
    localizedDescription: String?
  ) -> any Error { error(.couponCodeExpiredError, [:], localizedDescription) }

  private class func address(_ key: String) -> [PKPaymentErrorKey: Any] {
    [
      .contactFieldUserInfoKey: PKContactField.postalAddress,
      .postalAddressUserInfoKey: key,
    ]
  }

  private class func error(
    _ code: PKPaymentError.Code, _ values: [PKPaymentErrorKey: Any], _ text: String?
  ) -> any Error {
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = text
    for (key, value) in values { information[key.rawValue] = value }
    return PKPaymentError(code, userInfo: information)
  }
}
