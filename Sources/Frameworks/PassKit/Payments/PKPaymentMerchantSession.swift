/// A merchant's proof of identity, as its server received it.
open class PKPaymentMerchantSession: NSObject, @unchecked Sendable {
  /// Creates a session; the dictionary is not read.
  public init(dictionary: [AnyHashable: Any]) { super.init() }
}
