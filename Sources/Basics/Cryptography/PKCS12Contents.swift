internal import CTactusOpenSSL

/// The keys and certificates of a PKCS #12 file.
public struct PKCS12Contents: Sendable {
  /// The failure of reading a file.
  public enum Failure: Error {
    /// The bytes are not such a file.
    case unreadable
    /// The password is another one, or the file is damaged.
    case refused
  }

  /// The private keys, in PKCS #8.
  public private(set) var privateKeys: [[UInt8]] = []
  /// The certificates.
  public private(set) var certificates: [Certificate] = []

  /// Creates the contents of a file that a password protects.
  public init(der bytes: [UInt8], password: String) throws(Failure) {
    let collector = Collector()
    let result = withExtendedLifetime(collector) {
      tactusReadPKCS12(
        bytes, bytes.count, password, LegacyContext.shared.context,
        { context, isKey, bytes, count in
          guard let context else { return }
          let found = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
          let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
          if isKey != 0 {
            collector.keys.append(found)
          } else {
            collector.certificates.append(found)
          }
        }, Unmanaged.passUnretained(collector).toOpaque())
    }
    switch Int(result) {
    case tactusPKCS12Read: break
    case tactusPKCS12Refused: throw .refused
    default: throw .unreadable
    }
    privateKeys = collector.keys
    certificates = collector.certificates.compactMap { Certificate(der: $0) }
    guard certificates.count == collector.certificates.count else { throw .unreadable }
  }

  private final class Collector {
    var keys: [[UInt8]] = []
    var certificates: [[UInt8]] = []
  }
}
