import FoundationNetworking
internal import Glibc
import TactusFoundationBase

/// The times, sizes and addresses of a request that libcurl, which loads for the toolchain, knows
/// (Networking.NW20).
struct TransferMeasurements {
  /// The seconds from the start of the request until its end.
  let total: Double
  /// The seconds until the name of the host was known.
  let lookup: Double
  /// The seconds until there was a connection.
  let connection: Double
  /// The seconds until the connection was encrypted; 0 without encryption.
  let encryption: Double
  /// The seconds until the request was sent.
  let request: Double
  /// The seconds until the first byte of the response; 0 without one.
  let response: Double
  /// The number of new connections.
  let newConnections: Int
  let requestHeaderBytes: Int
  let requestBodyBytes: Int
  let responseHeaderBytes: Int
  let responseBodyBytes: Int
  /// The name of the protocol, as in the list of application-layer protocols.
  let protocolName: String?
  let remoteAddress: String?
  let remotePort: Int?
  let localAddress: String?
  let localPort: Int?

  /// Reads what is known of the last request of one of the toolchain's protocols; nil for other
  /// protocols.
  init?(_ loader: URLProtocol) {
    guard let easy = URLSessionTask.child("easyHandle", of: loader),
      let handle = URLSessionTask.child("rawHandle", of: easy) as? UnsafeMutableRawPointer
    else { return nil }
    func seconds(_ kind: Kind) -> Double { Double(Self.number(kind, of: handle)) / 1_000_000 }
    func number(_ kind: Kind) -> Int { Self.number(kind, of: handle) }
    total = seconds(.totalTime)
    lookup = seconds(.lookupTime)
    connection = seconds(.connectionTime)
    encryption = seconds(.encryptionTime)
    request = seconds(.requestTime)
    response = seconds(.responseTime)
    newConnections = number(.newConnections)
    requestHeaderBytes = number(.requestHeaderBytes)
    requestBodyBytes = number(.requestBodyBytes)
    responseHeaderBytes = number(.responseHeaderBytes)
    responseBodyBytes = number(.responseBodyBytes)
    protocolName = [1: "http/1.0", 2: "http/1.1", 3: "h2", 30: "h3"][number(.version)]
    remoteAddress = Self.text(.remoteAddress, of: handle)
    localAddress = Self.text(.localAddress, of: handle)
    remotePort = remoteAddress.map { _ in number(.remotePort) }
    localPort = localAddress.map { _ in number(.localPort) }
  }

  // MARK: Internals

  /// The numbers of libcurl's `CURLINFO` constants (documented: curl.h).
  private enum Kind: Int32 {
    case remoteAddress = 0x100020
    case localAddress = 0x100029
    case responseHeaderBytes = 0x20000B
    case requestHeaderBytes = 0x20000C
    case newConnections = 0x20001A
    case remotePort = 0x200028
    case localPort = 0x20002A
    case version = 0x20002E
    case requestBodyBytes = 0x600007
    case responseBodyBytes = 0x600008
    case totalTime = 0x600032
    case lookupTime = 0x600033
    case connectionTime = 0x600034
    case requestTime = 0x600035
    case responseTime = 0x600036
    case encryptionTime = 0x600038
  }

  private typealias Getter =
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32

  /// The functions of the toolchain that ask libcurl, which FoundationNetworking exports.
  private static let numbers = getter("CFURLSession_easy_getinfo_long")
  private static let texts = getter("CFURLSession_easy_getinfo_charp")

  private static func getter(_ name: String) -> Getter? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Getter.self) }
  }

  private static func number(_ kind: Kind, of handle: UnsafeMutableRawPointer) -> Int {
    // The numbers of 64 bits are as long as those of the type `long`.
    var number = 0
    guard let numbers, numbers(handle, kind.rawValue, &number) == 0 else { return 0 }
    return max(number, 0)
  }

  private static func text(_ kind: Kind, of handle: UnsafeMutableRawPointer) -> String? {
    var text: UnsafePointer<CChar>?
    guard let texts, texts(handle, kind.rawValue, &text) == 0, let text else { return nil }
    let found = String(cString: text)
    return found.isEmpty ? nil : found
  }
}
