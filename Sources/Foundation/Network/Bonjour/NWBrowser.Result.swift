extension NWBrowser {
  /// A service that a browser has found.
  public struct Result: Sendable, Hashable {
    /// The known properties of a service besides its endpoint.
    public enum Metadata: Sendable, Hashable {
      /// The TXT record.
      case bonjour(NWTXTRecord)
      /// No metadata.
      case none
    }

    /// A change of the services.
    public enum Change: Sendable, Hashable {
      /// Nothing has changed.
      case identical
      /// A service was found.
      case added(Result)
      /// A service was removed.
      case removed(Result)
      /// A service changed.
      case changed(old: Result, new: Result, flags: Flags)

      /// The changed parts of a service.
      public struct Flags: OptionSet, Sendable, Hashable {
        /// The value of the flags.
        public let rawValue: UInt
        /// Creates flags.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing has changed.
        public static let identical = Flags(rawValue: 1)
        /// An interface was added.
        public static let interfaceAdded = Flags(rawValue: 8)
        /// An interface was removed.
        public static let interfaceRemoved = Flags(rawValue: 16)
        /// The TXT record changed.
        public static let metadataChanged = Flags(rawValue: 32)
      }
    }

    /// The endpoint, to which a connection can be made.
    public let endpoint: NWEndpoint
    /// The interfaces at which the service was found.
    public let interfaces: [NWInterface]
    /// The TXT record, if the browser searches for it.
    public let metadata: Metadata
  }
}

extension NWBrowser.Result.Change {
  /// Creates the change between two results of one endpoint.
  public init(between old: NWBrowser.Result, and new: NWBrowser.Result) {
    var flags: Flags = []
    if !Set(new.interfaces).isSubset(of: old.interfaces) { flags.insert(.interfaceAdded) }
    if !Set(old.interfaces).isSubset(of: new.interfaces) { flags.insert(.interfaceRemoved) }
    if old.metadata != new.metadata { flags.insert(.metadataChanged) }
    self = flags.isEmpty ? .identical : .changed(old: old, new: new, flags: flags)
  }
}
