import TactusCoreFoundation

/// The server of streams with TLS.
package struct StreamPeer: Sendable {
  /// The certificates in DER, the server's own first; none before it has sent them.
  package let certificates: [[UInt8]]
  /// The name that the certificate must have; nil for any.
  package let name: String?
  /// The session of TLS.
  package let session: StreamSession
}

/// A class of the module Security that describes a server.
///
/// Security stands above this module, which so finds the class by its name in a program that has
/// it.
package protocol StreamPeerDescription: AnyObject {
  /// Creates the object; nil if a certificate cannot be read.
  static func make(of peer: StreamPeer) -> AnyObject?
}

extension StreamPeer {
  /// Returns the object of a class of Security; nil in a program without that module.
  func object(of name: String) -> AnyObject? {
    (_typeByName("Security.\(name)") as? any StreamPeerDescription.Type)?.make(of: self)
  }
}
