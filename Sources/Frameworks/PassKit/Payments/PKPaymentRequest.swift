/// A request to be paid, which the phone cannot do.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The identifier of the app's service.
  open var merchantIdentifier = ""
  /// The country of the service.
  open var countryCode = ""
  /// The currency.
  open var currencyCode = ""
  /// The countries of cards; `nil` for all.
  open var supportedCountries: Set<String>?
  /// The networks of cards.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The capabilities of the service.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines, of which the last one is the sum.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The parts of the contact for the invoice.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// The parts of the contact for the delivery.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// The contact for the invoice.
  open var billingContact: PKContact?
  /// The contact for the delivery.
  open var shippingContact: PKContact?
  /// The ways of delivery.
  open var shippingMethods: [PKShippingMethod]?
  /// The way in which goods come to the user.
  open var shippingType = PKShippingType.shipping
  /// Data of the app.
  open var applicationData: Data?
  /// Whether the user can enter a coupon.
  open var supportsCouponCode = false
  /// The coupon.
  open var couponCode: String?
  /// Whether the user can change the contact for the delivery.
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  /// The merchants of a payment to several.
  open var multiTokenContexts: [PKPaymentTokenContext] = []
  /// The payments that are made again and again.
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// The payments that fill up a balance.
  open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
  /// The payment that is made later.
  open var deferredPaymentRequest: PKDeferredPaymentRequest?
  /// Whether the payment can be made in parts.
  open var applePayLaterAvailability = PKApplePayLaterAvailability.available

  /// Creates a request without values.
  public override init() { super.init() }

  /// Returns the networks of cards that the phone knows; none.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }

  // MARK: Errors

  /// Returns the error of a part of the contact for the delivery.
  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error {
    error(.shippingContactInvalidError, [.contactFieldUserInfoKey: field], localizedDescription)
  }

  /// Returns the error of a part of the address for the delivery.
  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    error(.shippingContactInvalidError, address(postalAddressKey), localizedDescription)
  }

  /// Returns the error of a part of the address for the invoice.
  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    error(.billingContactInvalidError, address(postalAddressKey), localizedDescription)
  }

  /// Returns the error of an address to which nothing is delivered.
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { error(.shippingAddressUnserviceableError, [:], localizedDescription) }

  /// Returns the error of a bad coupon.
  open class func paymentCouponCodeInvalidError(
    localizedDescription: String?
  ) -> any Error { error(.couponCodeInvalidError, [:], localizedDescription) }

  /// Returns the error of a coupon that has expired.
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
