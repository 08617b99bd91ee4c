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
  /// A Boolean value that indicates whether the user can enter a coupon.
  open var supportsCouponCode = false
  /// The coupon.
  open var couponCode: String?

  /// Creates a request without values.
  public override init() { super.init() }

  /// Returns the networks of cards that the phone knows; none.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }

  // MARK: Errors

  /// Returns the error of a part of the contact for the delivery.
  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error { error(.shippingContactInvalidError, field.rawValue, localizedDescription) }

  /// Returns the error of a part of the address for the delivery.
  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error { error(.shippingContactInvalidError, postalAddressKey, localizedDescription) }

  /// Returns the error of a part of the address for the invoice.
  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error { error(.billingContactInvalidError, postalAddressKey, localizedDescription) }

  /// Returns the error of an address to which nothing is delivered.
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { error(.shippingAddressUnserviceableError, nil, localizedDescription) }

  private class func error(
    _ code: PKPaymentError.Code, _ field: String?, _ text: String?
  ) -> any Error {
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = text
    information["PKPaymentErrorContactField"] = field
    return PKPaymentError(code, userInfo: information)
  }
}
