// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Network.tsv.
// Do not edit.

/// The domain of errors of the system.
public let kNWErrorDomainPOSIX: CFString = "kNWErrorDomainPOSIX"
/// The domain of errors of DNS.
public let kNWErrorDomainDNS: CFString = "kNWErrorDomainDNS"
/// The domain of errors of TLS.
public let kNWErrorDomainTLS: CFString = "kNWErrorDomainTLS"

extension NWParameters {
  /// The kinds of traffic.
  public enum ServiceClass: Sendable, Hashable {
    /// Traffic without a kind.
    case bestEffort
    /// Traffic that the user does not wait for.
    case background
    /// Interactive video.
    case interactiveVideo
    /// Interactive voice.
    case interactiveVoice
    /// Data that the user waits for.
    case responsiveData
    /// Signals.
    case signaling
  }
}

extension NWParameters {
  /// The uses of several paths at once.
  public enum MultipathServiceType: Sendable, Hashable {
    /// One path.
    case disabled
    /// Another path after the first one fails.
    case handover
    /// Another path where it is faster.
    case interactive
    /// All paths together.
    case aggregate
  }
}

extension NWParameters {
  /// The uses of old answers of DNS.
  public enum ExpiredDNSBehavior: Sendable, Hashable {
    /// The system decides.
    case systemDefault
    /// Old answers are used while a new one is asked for.
    case allow
    /// Old answers are not used.
    case prohibit
    /// Old answers are kept for long.
    case persistent
  }
}

extension NWParameters {
  /// The origin of the request for a connection.
  public enum Attribution: Sendable, Hashable {
    /// The developer.
    case developer
    /// The user.
    case user
  }
}
