/// Transport Layer Security.
public class NWProtocolTLS: NWProtocol {
  /// The identity of the protocol.
  public static let definition = NWProtocolDefinition("tls")

  /// The options of a connection.
  ///
  /// Sendable because a lock guards its values.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// The options for the functions `sec_protocol_options_…`.
    public let securityProtocolOptions: sec_protocol_options_t

    /// Creates the default options.
    public convenience init() { self.init(OS_sec_protocol_options()) }

    private init(_ options: OS_sec_protocol_options) {
      securityProtocolOptions = options
      super.init(NWProtocolTLS.definition)
    }

    override func copied() -> NWProtocolOptions {
      Options(OS_sec_protocol_options(securityProtocolOptions.values.current))
    }
  }

  /// The metadata of a connection.
  ///
  /// Sendable because its own properties are constants.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// The metadata for the functions `sec_protocol_metadata_…`.
    public let securityProtocolMetadata: sec_protocol_metadata_t

    init(_ metadata: OS_sec_protocol_metadata) {
      securityProtocolMetadata = metadata
      super.init(NWProtocolTLS.definition)
    }
  }
}
