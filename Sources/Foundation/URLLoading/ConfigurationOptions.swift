import FoundationNetworking
import TactusFoundationBase

/// The options of a configuration that Foundation on Linux lacks.
///
/// - Source: the defaults are those of Apple's reference of `URLSessionConfiguration`. Confidence:
///   documented.
struct ConfigurationOptions: Equatable {
  var waitsForConnectivity = false
  var allowsExpensiveNetworkAccess = true
  var allowsConstrainedNetworkAccess = true
  var multipathServiceType = NSURLSessionMultipathServiceType.none
  var sessionSendsLaunchEvents = false
  var requiresDNSSECValidation = false
  var networkServiceType = NSURLRequestNetworkServiceType.default
  var sharedContainerIdentifier: String?
  var usesClassicLoadingMode = true
  var tlsMinimum = tls_protocol_version_t.TLSv10
  var tlsMaximum = tls_protocol_version_t.TLSv13

  /// The key of the associated object.
  static let key = AssociationKey()
}
