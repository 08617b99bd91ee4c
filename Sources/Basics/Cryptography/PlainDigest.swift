internal import CTactusOpenSSL

/// Hash functions whose state is plain memory of the caller, which may be copied and discarded.
///
/// The functions of older formats are among them. The layout of a state is that of the structure
/// with the function's name in Apple's public header of digests.
public enum PlainDigest: Sendable, CaseIterable {
  case md2
  case md4
  case md5
  case sha1
  case sha224
  case sha256
  case sha384
  case sha512

  /// The number of bytes of a digest.
  public var byteCount: Int {
    switch self {
    case .md2, .md4, .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The number of bytes that are hashed at a time.
  public var blockByteCount: Int {
    switch self {
    case .md2: 16
    case .sha384, .sha512: 128
    default: 64
    }
  }

  /// OpenSSL's function; `nil` for MD2, which Debian's OpenSSL lacks.
  private var kind: tactusPlainDigest? {
    switch self {
    case .md2: nil
    case .md4: tactusMD4
    case .md5: tactusMD5
    case .sha1: tactusSHA1
    case .sha224: tactusSHA224
    case .sha256: tactusSHA256
    case .sha384: tactusSHA384
    case .sha512: tactusSHA512
    }
  }

  /// Begins in memory that need not be initialized.
  public func start(_ state: UnsafeMutableRawPointer) {
    if let kind { tactusDigestInit(kind, state) } else { MD2(state).start() }
  }

  /// Adds bytes.
  public func add(_ bytes: UnsafeRawBufferPointer, to state: UnsafeMutableRawPointer) {
    guard let address = bytes.baseAddress, !bytes.isEmpty else { return }
    if let kind {
      tactusDigestUpdate(kind, state, address, bytes.count)
    } else {
      MD2(state).add(bytes)
    }
  }

  /// Writes the digest, and ends the hash function.
  public func finish(_ state: UnsafeMutableRawPointer, digest: UnsafeMutablePointer<UInt8>) {
    if let kind { tactusDigestFinal(kind, state, digest) } else { MD2(state).finish(digest) }
  }
}
