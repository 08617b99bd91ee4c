import Glibc
import TactusSimulator
import Testing

/// Real connections of this process, which the kernel is asked about (SimulatorPages.SG9).
@Suite struct SocketDiagnosisTests {
  /// A connection over the loopback address, by the descriptors of its two ends.
  private struct Connection {
    let own: Int32
    let other: Int32
    let ends: SocketDiagnosis.Ends
  }

  private func connection() throws -> Connection {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    func withAddress(_ body: (UnsafeMutablePointer<sockaddr>) -> Int32) -> Int32 {
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
      }
    }
    var length = size
    let isBound = withAddress { bind(listener, $0, size) } == 0 && listen(listener, 1) == 0
    let isKnown = withAddress { getsockname(listener, $0, &length) } == 0
    let otherPort = UInt16(bigEndian: address.sin_port)
    let own = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let isConnected = withAddress { connect(own, $0, size) } == 0
    let other = accept(listener, nil, nil)
    let isNamed = withAddress { getsockname(own, $0, &length) } == 0
    try #require(isBound && isKnown && isConnected && isNamed && other >= 0)
    return Connection(
      own: own, other: other,
      ends: SocketDiagnosis.Ends(
        own: [127, 0, 0, 1], other: [127, 0, 0, 1], ownPort: UInt16(bigEndian: address.sin_port),
        otherPort: otherPort))
  }

  @Test("SimulatorPages.SG9. The kernel names the user of one connection")
  func user() throws {
    let connection = try connection()
    #expect(SocketDiagnosis.user(of: connection.ends) == geteuid())
    close(connection.own)
    #expect(SocketDiagnosis.user(of: connection.ends) == ConnectionOwner.nobody)
    close(connection.other)
  }

  @Test("SimulatorPages.SG9. A connection that the kernel does not know has no user")
  func unknown() throws {
    let connection = try connection()
    let ends = connection.ends
    #expect(SocketDiagnosis.user(of: with(ends) { $0.own[3] = 9 }) == nil)
    #expect(SocketDiagnosis.user(of: with(ends) { $0.own = [] }) == nil)
    #expect(SocketDiagnosis.user(of: with(ends) { swap(&$0.ownPort, &$0.otherPort) }) != nil)
    close(connection.own)
    close(connection.other)
  }

  private func with(
    _ ends: SocketDiagnosis.Ends, _ change: (inout SocketDiagnosis.Ends) -> Void
  ) -> SocketDiagnosis.Ends {
    var ends = ends
    change(&ends)
    return ends
  }
}
