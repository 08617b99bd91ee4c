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

  /// The origin of the request for a connection.
  public enum Attribution: Sendable, Hashable {
    /// The developer.
    case developer
    /// The user.
    case user
  }
}
