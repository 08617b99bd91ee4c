internal import CTactusOpenSSLStreams

/// One side of a connection by TLS: it encrypts and decrypts bytes in memory.
///
/// The owner moves the bytes: bytes from the peer are passed to ``receive(_:)``, and the bytes of
/// ``takeOutgoing()`` are sent to the peer. After each of them ``advance()`` returns the progress
/// of the handshake.
///
/// - Thread: one at a time.
public final class TLSStream {
  /// The progress of the handshake.
  public enum Progress: Equatable, Sendable {
    /// More bytes of the peer are needed.
    case handshaking
    /// The peer's certificates, in DER with its own first, await ``TLSStream/decide(_:)``.
    case needsDecision([[UInt8]])
    /// The handshake has succeeded.
    case established
    /// The stream cannot be used.
    case failed(TLSFailure)
  }

  /// The result of reading.
  public enum ReadResult: Equatable, Sendable {
    /// Decrypted bytes.
    case bytes([UInt8])
    /// Nothing is left to be read at present.
    case nothing
    /// The peer has ended the stream.
    case closed
    /// The stream cannot be used.
    case failed(TLSFailure)
  }

  private let stream: OpaquePointer
  private let state: UnsafeMutablePointer<TactusTLSState>
  /// The memory that the callbacks read.
  private var memory: [UnsafeMutableRawPointer] = []

  /// Creates a stream.
  public init(_ configuration: TLSConfiguration) throws(TLSFailure) {
    state = .allocate(capacity: 1)
    state.initialize(to: TactusTLSState())
    let usesSharedKey = configuration.sharedKey != nil
    guard
      let stream = tactusMakeStream(configuration.isServer ? 1 : 0, state, usesSharedKey ? 1 : 0)
    else {
      state.deallocate()
      throw .unsupportedValue("there is not enough memory")
    }
    self.stream = stream
    if let failure = apply(configuration) { throw failure }
  }

  deinit {
    SSL_free(stream)
    for memory in memory { memory.deallocate() }
    state.deallocate()
  }

  // MARK: Bytes of the peer

  /// Takes bytes that the peer has sent.
  public func receive(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        BIO_write(SSL_get_rbio(stream), $0.baseAddress, Int32(clamping: $0.count))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(Int(count))
    }
  }

  /// Returns the bytes that have to be sent to the peer, and removes them.
  public func takeOutgoing() -> [UInt8] {
    let count = tactusPendingBytes(stream)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let read = BIO_read(SSL_get_wbio(stream), buffer.baseAddress, Int32(clamping: count))
      filled = max(0, Int(read))
    }
  }

  // MARK: Handshake

  /// Continues the handshake.
  public func advance() -> Progress {
    ERR_clear_error()
    let result = SSL_do_handshake(stream)
    if result == 1 { return .established }
    switch SSL_get_error(stream, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .handshaking
    case SSL_ERROR_WANT_RETRY_VERIFY: return .needsDecision(peerCertificates)
    default: return .failed(lastFailure)
    }
  }

  /// Accepts or refuses the peer's certificates; then ``advance()`` continues.
  public func decide(_ isTrusted: Bool) { state.pointee.decision = isTrusted ? 1 : -1 }

  // MARK: Contents

  /// Reads the bytes that have been decrypted.
  public func read() -> ReadResult {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      ERR_clear_error()
      let count = SSL_read(stream, &buffer, Int32(buffer.count))
      if count > 0 {
        bytes += buffer[..<Int(count)]
        continue
      }
      if !bytes.isEmpty { return .bytes(bytes) }
      switch SSL_get_error(stream, count) {
      case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .nothing
      case SSL_ERROR_ZERO_RETURN: return .closed
      default: return .failed(lastFailure)
      }
    }
  }

  /// Encrypts bytes for the peer.
  public func write(_ bytes: [UInt8]) throws(TLSFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      ERR_clear_error()
      let count = rest.withUnsafeBytes {
        SSL_write(stream, $0.baseAddress, Int32(clamping: $0.count))
      }
      guard count > 0 else { throw lastFailure }
      rest = rest.dropFirst(Int(count))
    }
  }

  /// Sends the peer a notice that no more bytes follow.
  public func close() {
    ERR_clear_error()
    _ = SSL_shutdown(stream)
  }

  // MARK: Results of the handshake

  /// The application's protocol; nil if there is none.
  public var negotiatedProtocol: String? {
    var name: UnsafePointer<UInt8>?
    var count: UInt32 = 0
    SSL_get0_alpn_selected(stream, &name, &count)
    guard let name, count > 0 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
  }

  /// The version, such as 0x0304 for TLS 1.3.
  public var version: UInt16 { UInt16(truncatingIfNeeded: SSL_version(stream)) }

  /// The number of the cipher; 0 before there is one.
  public var cipher: UInt16 {
    SSL_get_current_cipher(stream).map { SSL_CIPHER_get_protocol_id($0) } ?? 0
  }

  /// The numbers of the ciphers that this side allows, the preferred first.
  public var allowedCiphers: [UInt16] {
    [UInt16](unsafeUninitializedCapacity: 256) { buffer, count in
      count = Int(tactusCiphers(stream, buffer.baseAddress, Int32(buffer.count)))
    }
  }

  /// The name that the client has sent; nil if there is none.
  public var serverName: String? { tactusServerName(stream).map { String(cString: $0) } }

  /// The peer's certificates in DER, its own first.
  public var peerCertificates: [[UInt8]] {
    (0..<tactusPeerCount(stream)).compactMap { index in
      var bytes: UnsafeMutablePointer<UInt8>?
      let count = tactusPeerCertificate(stream, index, &bytes)
      guard count > 0, let bytes else { return nil }
      defer { tactusFreeBytes(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
  }

  // MARK: Internals

  /// Applies the values, and returns why that is impossible.
  private func apply(_ configuration: TLSConfiguration) -> TLSFailure? {
    let versions = versions(of: configuration)
    guard tactusSetVersions(stream, Int32(versions.lowest), Int32(versions.highest)) != 0 else {
      return .version
    }
    if let name = configuration.serverName, tactusSetServerName(stream, name) == 0 {
      return .unsupportedValue("the name of the server is too long")
    }
    if let key = configuration.sharedKey {
      state.pointee.sharedKey = UnsafePointer(keep(key.key))
      state.pointee.sharedKeyLength = key.key.count
      state.pointee.identity = keep(Array(key.identity.utf8) + [0]).withMemoryRebound(
        to: CChar.self, capacity: key.identity.utf8.count + 1
      ) { UnsafePointer($0) }
    }
    let names = configuration.protocols.map { Array($0.utf8) }
    guard names.allSatisfy({ (1...255).contains($0.count) }) else {
      return .unsupportedValue("the name of a protocol has 1 to 255 bytes")
    }
    let list = names.flatMap { [UInt8($0.count)] + $0 }
    if !list.isEmpty {
      state.pointee.protocols = UnsafePointer(keep(list))
      state.pointee.protocolsLength = UInt32(list.count)
      if !configuration.isServer { SSL_set_alpn_protos(stream, list, UInt32(list.count)) }
    }
    return applyCiphers(configuration.ciphers) ?? configuration.certificate.flatMap(apply)
  }

  /// Returns the versions for which there is an allowed cipher; 0 for the library's.
  private func versions(of configuration: TLSConfiguration) -> (lowest: UInt16, highest: UInt16) {
    var (lowest, highest) = (configuration.lowestVersion ?? 0, configuration.highestVersion ?? 0)
    let ciphers = configuration.ciphers
    guard !ciphers.isEmpty else { return (lowest, highest) }
    // TLS 1.3 has ciphers of its own; a client that offers a version without any fails.
    if !ciphers.contains(where: Self.isOfTLS13) {
      highest = highest == 0 ? 0x0303 : min(highest, 0x0303)
    }
    if ciphers.allSatisfy(Self.isOfTLS13) { lowest = max(lowest, 0x0304) }
    return (lowest, highest)
  }

  /// Returns whether a number is that of a cipher of TLS 1.3.
  private static func isOfTLS13(_ cipher: UInt16) -> Bool { cipher >> 8 == 0x13 }

  private func applyCiphers(_ numbers: [UInt16]) -> TLSFailure? {
    let new = numbers.filter(Self.isOfTLS13), old = numbers.filter { !Self.isOfTLS13($0) }
    func names(_ numbers: [UInt16]) -> String {
      numbers.compactMap { number in
        SSL_CIPHER_find(stream, [UInt8(number >> 8), UInt8(number & 0xff)]).map {
          String(cString: SSL_CIPHER_get_name($0))
        }
      }.joined(separator: ":")
    }
    guard !numbers.isEmpty else { return nil }
    guard old.isEmpty || SSL_set_cipher_list(stream, names(old)) == 1,
      SSL_set_ciphersuites(stream, names(new)) == 1
    else { return .noCipher }
    return nil
  }

  private func apply(_ certificate: TLSConfiguration.ServerCertificate) -> TLSFailure? {
    let bytes = certificate.certificate
    guard SSL_use_certificate_ASN1(stream, bytes, Int32(clamping: bytes.count)) == 1,
      certificate.key.withUnsafeBufferPointer({ key in
        var place = key.baseAddress
        guard let parsed = d2i_AutoPrivateKey(nil, &place, key.count) else { return false }
        defer { EVP_PKEY_free(parsed) }
        return SSL_use_PrivateKey(stream, parsed) == 1
      })
    else { return .unsupportedValue("the certificate and its key cannot be read") }
    return nil
  }

  /// Returns a copy of bytes that lives as long as the stream.
  private func keep(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8> {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    copy.initialize(from: bytes, count: bytes.count)
    memory.append(UnsafeMutableRawPointer(copy))
    return copy
  }

  /// The failure that the library reported last.
  private var lastFailure: TLSFailure {
    let code = ERR_peek_last_error()
    let reason = tactusReason(code)
    // Alerts of the peer are reasons from 1000 on (documented in the library's header).
    if reason >= SSL_AD_REASON_OFFSET, reason < SSL_AD_REASON_OFFSET + 256 {
      return .alert(UInt8(reason - SSL_AD_REASON_OFFSET))
    }
    switch reason {
    case SSL_R_CERTIFICATE_VERIFY_FAILED: return .untrusted
    case SSL_R_UNSUPPORTED_PROTOCOL, SSL_R_WRONG_VERSION_NUMBER, SSL_R_NO_PROTOCOLS_AVAILABLE:
      return .version
    case SSL_R_NO_SHARED_CIPHER, SSL_R_NO_CIPHERS_AVAILABLE, SSL_R_NO_CIPHER_MATCH:
      return .noCipher
    default:
      return .violation(
        ERR_reason_error_string(code).map { String(cString: $0) } ?? "the stream has ended")
    }
  }
}
