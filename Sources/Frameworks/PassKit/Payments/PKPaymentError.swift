/// The domain of the errors of payments.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// An error in what the user has filled in for a payment.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct PKPaymentError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PKPaymentError

    /// The cause is unknown.
    case unknownError = -1
    /// The contact for the delivery is bad.
    case shippingContactInvalidError = 1
    /// The contact for the invoice is bad.
    case billingContactInvalidError = 2
    /// Nothing is delivered to the address.
    case shippingAddressUnserviceableError = 3
    /// The coupon is bad.
    case couponCodeInvalidError = 4
    /// The coupon has expired.
    case couponCodeExpiredError = 5
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PKPaymentErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The contact for the delivery is bad.
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  /// The contact for the invoice is bad.
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  /// Nothing is delivered to the address.
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  /// The coupon is bad.
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  /// The coupon has expired.
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}
