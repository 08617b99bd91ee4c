/// The error domain of payments.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// An error in the user's entries for a payment.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct PKPaymentError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PKPaymentError

    /// The cause is unknown.
    case unknownError = -1
    /// The shipping contact is not valid.
    case shippingContactInvalidError = 1
    /// The billing contact is not valid.
    case billingContactInvalidError = 2
    /// The shipping address is out of the delivery area.
    case shippingAddressUnserviceableError = 3
    /// The coupon code is not valid.
    case couponCodeInvalidError = 4
    /// The coupon code has expired.
    case couponCodeExpiredError = 5
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PKPaymentErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The code `unknownError`.
  public static var unknownError: Code { .unknownError }
  /// The code `shippingContactInvalidError`.
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  /// The code `billingContactInvalidError`.
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  /// The code `shippingAddressUnserviceableError`.
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  /// The code `couponCodeInvalidError`.
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  /// The code `couponCodeExpiredError`.
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}
