/// A provider of a cellular service, about which nothing is known (Device.CT2).
///
/// - Thread: any; all its properties are constants.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// Creates a provider about which nothing is known.
  public override init() { super.init() }

  /// The name of the provider; nil.
  open var carrierName: String? { nil }
  /// The number of the provider's country; nil.
  open var mobileCountryCode: String? { nil }
  /// The number of the provider's network; nil.
  open var mobileNetworkCode: String? { nil }
  /// The code of the provider's country; nil.
  open var isoCountryCode: String? { nil }
  /// Whether calls over the internet are permitted.
  open var allowsVOIP: Bool { true }
}
