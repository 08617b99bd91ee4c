internal import Glibc

/// A DNS error code.
public typealias DNSServiceErrorType = Int32

/// An error of a connection, a listener or a monitor.
public enum NWError: Error, Sendable, Equatable {
  /// A system error.
  case posix(POSIXErrorCode)
  /// A DNS error.
  case dns(DNSServiceErrorType)
  /// A TLS error.
  case tls(OSStatus)

  /// Creates the error of an `errno` value.
  init(number: Int32) { self = .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
}

extension NWError: CustomNSError {
  /// The domain of all these errors.
  public static var errorDomain: String { "Network.NWError" }

  /// The code of the error.
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code): Int(code)
    case .tls(let code): Int(code)
    }
  }

  /// The description of the error.
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The operation couldn’t be completed. (\(Self.errorDomain) error \(errorCode) - \(reason))"
    ]
  }
}

extension NWError: CustomDebugStringConvertible {
  /// The code and the reason.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(reason)"
    case .dns, .tls: "\(errorCode): \(reason)"
    }
  }

  /// The text of the code.
  private var reason: String {
    switch self {
    case .posix(let code): String(cString: strerror(code.rawValue))
    case .dns(let code):
      switch code {
      case Self.noSuchRecord: "NoSuchRecord"
      case Self.timeout: "Timeout"
      case Self.badParameter: "BadParam"
      case Self.nameConflict: "NameConflict"
      case Self.noAuthorization: "NoAuth"
      case Self.serviceNotRunning: "ServiceNotRunning"
      default: "Unknown"
      }
    case .tls(let code): SecCopyErrorMessageString(code, nil) ?? "TLS error"
    }
  }

  /// The DNS error codes for a name without addresses and for unresponsive servers.
  ///
  /// - Source: the list of errors of DNS Service Discovery. Confidence: documented.
  static let noSuchRecord: DNSServiceErrorType = -65_554, timeout: DNSServiceErrorType = -65_568

  /// The DNS error codes for an invalid value, a name conflict, a type that the app's property list
  /// does not name, and a missing daemon.
  ///
  /// - Source: the list of errors of DNS Service Discovery. Confidence: documented.
  static let badParameter: DNSServiceErrorType = -65_540
  static let nameConflict: DNSServiceErrorType = -65_548
  static let noAuthorization: DNSServiceErrorType = -65_555
  static let serviceNotRunning: DNSServiceErrorType = -65_563
}
