internal import TactusCrashReports

/// The state of the cellular network, which is unknown without a SIM card.
///
/// Steps Device.CT1….
open class CTTelephonyNetworkInfo: NSObject {
  /// Creates an object, and reports once that there is no SIM card.
  public override init() {
    super.init()
    RuntimeWarning.once(
      "CTTelephonyNetworkInfo: the phone has no SIM card, so there are no providers and no radio",
      kind: "note", namesPlace: true)
  }

  /// The SIM that carries data; nil.
  open var dataServiceIdentifier: String? { nil }
  /// The delegate; it is not retained, and never called.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?

  /// The providers by the identifiers of the services; nil.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The provider; nil.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// A closure that receives the service with another provider; never called.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// A closure that receives another provider; never called.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

  /// The radios by the identifiers of the services; nil.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The radio; nil.
  open var currentRadioAccessTechnology: String? { nil }
}
