internal import Glibc
import TactusCoreFoundation
internal import TactusCryptography
internal import TactusTLS

/// The reason why the streams of a socket fail.
enum StreamFailure: Error, Equatable {
  /// The system's number of an error.
  case system(Int32)
  /// The number of an error of the search for the host's addresses.
  case lookup(Int32)
  /// A result of Secure Transport.
  case security(Int32)
  /// The network is off (Networking.NW3).
  case networkIsOff(host: String)

  /// The error that an app gets (Networking.NW38).
  var error: NSError {
    switch self {
    case .system(let number): NSError(domain: NSPOSIXErrorDomain, code: Int(number))
    case .lookup(let number):
      NSError(
        domain: kCFErrorDomainCFNetwork, code: Self.unknownHost,
        userInfo: [
          kCFGetAddrInfoFailureKey: Int(number),
          NSLocalizedDescriptionKey: String(cString: gai_strerror(number)),
        ])
    case .security(let result): NSError(domain: NSOSStatusErrorDomain, code: Int(result))
    case .networkIsOff(let host):
      NSError(
        domain: NSPOSIXErrorDomain, code: Int(ENETDOWN),
        userInfo: [NSLocalizedDescriptionKey: NetworkSwitch.refusal(of: host)])
    }
  }

  /// The error of a host whose addresses are unknown.
  ///
  /// - Source: `kCFHostErrorUnknown` of the list of errors. Confidence: documented.
  private static let unknownHost = 2
}

/// The domain of the errors of hosts and connections.
public let kCFErrorDomainCFNetwork: CFString = "kCFErrorDomainCFNetwork"
/// The key of the number of an error of the search for a host's addresses.
public let kCFGetAddrInfoFailureKey: CFString = "kCFGetAddrInfoFailureKey"

extension CertificateVerification.Result {
  /// The result of Secure Transport for certificates that are refused (Networking.NW37).
  ///
  /// - Source: the list of results of Secure Transport. Confidence: documented for the numbers.
  var refusal: Int32 {
    switch self {
    case .otherHost: -9_843  // errSSLHostNameMismatch
    case .expired: -9_814  // errSSLCertExpired
    case .notYetValid: -9_815  // errSSLCertNotYetValid
    case .valid, .revoked, .noChain, .untrusted, .otherUse, .invalidSignature, .revocationUnknown,
      .otherFailure:
      -9_807  // errSSLXCertChainInvalid
    }
  }
}
