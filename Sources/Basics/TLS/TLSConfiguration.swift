/// The values of a stream of TLS.
public struct TLSConfiguration: Sendable, Equatable {
  /// A key that both sides know, with its name.
  public struct SharedKey: Sendable, Equatable {
    /// The name, which is sent in the clear.
    public var identity: String
    /// The key.
    public var key: [UInt8]
    /// Creates a key.
    public init(identity: String, key: [UInt8]) { (self.identity, self.key) = (identity, key) }
  }

  /// The certificate of a server, with its private key.
  public struct ServerCertificate: Sendable, Equatable {
    /// The certificate in DER.
    public var certificate: [UInt8]
    /// The private key in PKCS #8, in DER.
    public var key: [UInt8]
    /// Creates a certificate with its key.
    public init(certificate: [UInt8], key: [UInt8]) {
      (self.certificate, self.key) = (certificate, key)
    }
  }

  /// Whether this side is the server.
  public var isServer = false
  /// The name that a client sends to the server; nil for none.
  public var serverName: String?
  /// The names of the application's protocols, the preferred one first.
  public var protocols: [String] = []
  /// The lowest version, such as 0x0303 for TLS 1.2; nil for the library's.
  public var lowestVersion: UInt16?
  /// The highest version; nil for the library's.
  public var highestVersion: UInt16?
  /// The numbers of the allowed ciphers; empty for the library's choice.
  public var ciphers: [UInt16] = []
  /// The key that both sides know; nil without one.
  public var sharedKey: SharedKey?
  /// The certificate of a server; nil without one.
  public var certificate: ServerCertificate?

  /// Creates the values of a client.
  public init() {}
}
