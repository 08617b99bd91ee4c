/// The metadata of a TLS connection.
public final class OS_sec_protocol_metadata: Sendable {
  let negotiatedProtocol: CText?
  let serverName: CText?
  let version: UInt16
  let cipher: UInt16
  let certificates: [SecCertificate]

  init(
    negotiatedProtocol: String?, serverName: String?, version: UInt16, cipher: UInt16,
    certificates: [SecCertificate]
  ) {
    self.negotiatedProtocol = negotiatedProtocol.flatMap { CText($0) }
    self.serverName = serverName.flatMap { CText($0) }
    (self.version, self.cipher, self.certificates) = (version, cipher, certificates)
  }
}
