import FoundationNetworking
public import Glibc
import TactusFoundationBase

/// The access of the process to the network.
package enum NetworkAccess {
  /// Whether the network is off (Networking.NW3).
  package static var isOff: Bool { NetworkGate.isOff }

  /// Returns whether a protocol of the app or of the test serves an address (Networking.NW1).
  package static func isServed(_ url: URL) -> Bool { NetworkGate.serves(URLRequest(url: url)) }

  /// Returns why an address cannot be read, and what to do; nil if it can (Networking.NW3).
  package static func refusal(of url: URL) -> String? {
    NetworkGate.reason(of: URLRequest(url: url))
  }

  /// Reads an address through the registered protocols into a file (Networking.NW1).
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - limit: The longest wait in seconds.
  /// - Returns: The file, which the caller removes.
  /// - Throws: The `URLError` of the protocol.
  /// - Thread: any but the main one; waits.
  package static func download(_ url: URL, within limit: Double) throws -> URL {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("download-\(UUID().uuidString)")
    let answer = Answer()
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      answer.set(data, response as? HTTPURLResponse, error)
    }
    task.resume()
    guard let result = answer.wait(limit) else {
      task.cancel()
      throw URLError(.timedOut)
    }
    try result.get().write(to: place)
    return place
  }

  /// The response to a request, for which another thread waits.
  private final class Answer: @unchecked Sendable {
    // The semaphore orders the only write before the read.
    private var result: Result<Data, any Error>?
    private let isThere = DispatchSemaphore(value: 0)

    func set(_ data: Data?, _ response: HTTPURLResponse?, _ error: (any Error)?) {
      if let error {
        result = .failure(error)
      } else if let response, !(200..<300).contains(response.statusCode) {
        result = .failure(URLError(.fileDoesNotExist))
      } else {
        result = .success(data ?? Data())
      }
      isThere.signal()
    }

    func wait(_ seconds: Double) -> Result<Data, any Error>? {
      isThere.wait(timeout: .now() + seconds) == .success ? result : nil
    }
  }
}

// Darwin's socket addresses begin with their size, which Linux' lack.

extension sockaddr {
  /// The size of an address of the family in bytes; setting it has no effect.
  public var sa_len: UInt8 {
    get {
      switch Int32(sa_family) {
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
      case AF_LINK: UInt8(MemoryLayout<sockaddr_dl>.size)
      default: UInt8(MemoryLayout<sockaddr>.size)
      }
    }
    set { _ = newValue }
  }

  /// Creates an address; its size is that of its family.
  public init(
    sa_len: UInt8, sa_family: sa_family_t,
    sa_data: (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar
    )
  ) {
    self.init(sa_family: sa_family, sa_data: sa_data)
  }
}

extension sockaddr_in {
  /// The size of the address in bytes; setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set { _ = newValue }
  }

  /// Creates an address; its size is that of the type.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    withUnsafeMutableBytes(of: &self.sin_zero) { bytes in
      withUnsafeBytes(of: sin_zero) { bytes.copyMemory(from: $0) }
    }
  }
}

extension sockaddr_in6 {
  /// The size of the address in bytes; setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set { _ = newValue }
  }

  /// Creates an address; its size is that of the type.
  public init(
    sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32,
    sin6_addr: in6_addr, sin6_scope_id: UInt32
  ) {
    self.init(
      sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo,
      sin6_addr: sin6_addr, sin6_scope_id: sin6_scope_id)
  }
}
