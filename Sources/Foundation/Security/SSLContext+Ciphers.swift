// The ciphers of the session of a stream (Networking.NW37).

/// The number of a cipher of TLS, as its registry has it.
public typealias SSLCipherSuite = UInt16

/// Sets the ciphers that a session may use.
///
/// - Parameters:
///   - context: The session.
///   - ciphers: The numbers of the ciphers.
///   - numCiphers: How many there are.
/// - Returns: `errSecBadReq` when the handshake has begun, `errSSLBadCipherSuite` if the system has
///   none of the ciphers.
@discardableResult
public func SSLSetEnabledCiphers(
  _ context: SSLContext, _ ciphers: UnsafePointer<SSLCipherSuite>, _ numCiphers: Int
) -> OSStatus {
  let wanted = Array(UnsafeBufferPointer(start: ciphers, count: numCiphers))
  let supported = Set(StreamSession.supportedCiphers)
  let usable = wanted.filter(supported.contains)
  guard !usable.isEmpty else { return errSSLBadCipherSuite }
  return context.session.setCiphers(usable) ? errSecSuccess : errSecBadReq
}

/// Stores how many ciphers a session may use.
@discardableResult
public func SSLGetNumberEnabledCiphers(
  _ context: SSLContext, _ numCiphers: UnsafeMutablePointer<Int>
) -> OSStatus {
  numCiphers.pointee = context.enabledCiphers.count
  return errSecSuccess
}

/// Stores the ciphers that a session may use.
///
/// - Parameters:
///   - context: The session.
///   - ciphers: The place for their numbers.
///   - numCiphers: How many have room there, then how many there are.
@discardableResult
public func SSLGetEnabledCiphers(
  _ context: SSLContext, _ ciphers: UnsafeMutablePointer<SSLCipherSuite>,
  _ numCiphers: UnsafeMutablePointer<Int>
) -> OSStatus {
  store(context.enabledCiphers, ciphers, numCiphers)
}

/// Stores how many ciphers the system has.
@discardableResult
public func SSLGetNumberSupportedCiphers(
  _ context: SSLContext, _ numCiphers: UnsafeMutablePointer<Int>
) -> OSStatus {
  numCiphers.pointee = StreamSession.supportedCiphers.count
  return errSecSuccess
}

/// Stores the ciphers that the system has.
///
/// - Parameters:
///   - context: The session.
///   - ciphers: The place for their numbers.
///   - numCiphers: How many have room there, then how many there are.
@discardableResult
public func SSLGetSupportedCiphers(
  _ context: SSLContext, _ ciphers: UnsafeMutablePointer<SSLCipherSuite>,
  _ numCiphers: UnsafeMutablePointer<Int>
) -> OSStatus {
  store(StreamSession.supportedCiphers, ciphers, numCiphers)
}

/// Stores the cipher of a connection.
///
/// - Returns: `errSecBadReq` before the handshake has ended.
@discardableResult
public func SSLGetNegotiatedCipher(
  _ context: SSLContext, _ cipherSuite: UnsafeMutablePointer<SSLCipherSuite>
) -> OSStatus {
  guard let cipher = context.session.negotiatedCipher else { return errSecBadReq }
  cipherSuite.pointee = cipher
  return errSecSuccess
}

extension SSLContext {
  /// The ciphers that the session may use.
  fileprivate var enabledCiphers: [SSLCipherSuite] {
    let chosen = session.ciphers
    return chosen.isEmpty ? StreamSession.supportedCiphers : chosen
  }
}

/// Stores numbers of ciphers where there is room for them.
private func store(
  _ all: [SSLCipherSuite], _ ciphers: UnsafeMutablePointer<SSLCipherSuite>,
  _ numCiphers: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard all.count <= numCiphers.pointee else { return errSSLBufferOverflow }
  for (index, cipher) in all.enumerated() { ciphers[index] = cipher }
  numCiphers.pointee = all.count
  return errSecSuccess
}
