/// The session of TLS of a stream.
///
/// Step Networking.NW37.
///
/// - Thread: any.
public final class SSLContext: _CoreFoundationObject, Sendable {
  /// The name that the certificate of the peer must have; empty for any.
  let peerName: String
  /// The session of the stream.
  let session: StreamSession

  init(peerName: String, session: StreamSession) {
    (self.peerName, self.session) = (peerName, session)
  }
}

/// Stores the number of bytes of the name that the certificate of the peer must have.
@discardableResult
public func SSLGetPeerDomainNameLength(
  _ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  peerNameLen.pointee = context.peerName.utf8.count
  return errSecSuccess
}

/// Stores the name that the certificate of the peer must have, without a zero byte.
///
/// - Parameters:
///   - context: The session.
///   - peerName: The place for the name.
///   - peerNameLen: The number of bytes that have room there, then that of the name.
@discardableResult
public func SSLGetPeerDomainName(
  _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>,
  _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  let bytes = context.peerName.utf8.map { CChar(bitPattern: $0) }
  guard bytes.count <= peerNameLen.pointee else { return errSSLBufferOverflow }
  for (index, byte) in bytes.enumerated() { peerName[index] = byte }
  peerNameLen.pointee = bytes.count
  return errSecSuccess
}
