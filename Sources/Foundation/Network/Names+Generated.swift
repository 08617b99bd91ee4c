// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Network.tsv.
// Do not edit.

/// The domain of system errors.
public let kNWErrorDomainPOSIX: CFString = "kNWErrorDomainPOSIX"
/// The domain of DNS errors.
public let kNWErrorDomainDNS: CFString = "kNWErrorDomainDNS"
/// The domain of TLS errors.
public let kNWErrorDomainTLS: CFString = "kNWErrorDomainTLS"

extension NWParameters {
  /// The service classes, which prioritize traffic.
  public enum ServiceClass: Sendable, Hashable {
    /// Best effort, the default.
    case bestEffort
    /// Background traffic, for which the user does not wait.
    case background
    /// Interactive video.
    case interactiveVideo
    /// Interactive voice.
    case interactiveVoice
    /// Interactive data, for which the user waits.
    case responsiveData
    /// Call signaling.
    case signaling
  }
}

extension NWParameters {
  /// The modes of multipath TCP.
  public enum MultipathServiceType: Sendable, Hashable {
    /// A single path.
    case disabled
    /// A second path after the first one fails.
    case handover
    /// A second path where it is faster.
    case interactive
    /// All paths at once.
    case aggregate
  }
}

extension NWParameters {
  /// The uses of expired DNS answers.
  public enum ExpiredDNSBehavior: Sendable, Hashable {
    /// The system decides.
    case systemDefault
    /// Expired answers are used while new ones are requested.
    case allow
    /// Expired answers are not used.
    case prohibit
    /// Expired answers are stored and used for long.
    case persistent
  }
}

extension NWParameters {
  /// The party that asked for a connection.
  public enum Attribution: Sendable, Hashable {
    /// The developer.
    case developer
    /// The user.
    case user
  }
}
