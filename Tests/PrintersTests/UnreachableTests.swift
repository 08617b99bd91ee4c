import Glibc
import TactusPrinters
import Testing

/// Tests of the reasons why printers cannot be reached (Printing.CU9).
@Suite struct UnreachableTests {
  /// Returns a port of this machine on which nothing listens, and its socket.
  private func port() throws -> (number: Int, socket: Int32) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    try #require(isBound)
    return (Int(UInt16(bigEndian: address.sin_port)), descriptor)
  }

  private func reason(_ address: String) throws -> String {
    let printer = Printer(try PrinterAddress(address))
    let error = #expect(throws: PrinterError.self) { try printer.describe() }
    guard case .unreachable(let reason)? = error else { return "\(error as Any)" }
    return reason
  }

  @Test(
    "Printing.CU9. A printer that does not listen refuses the connection, and the reason says so",
    arguments: ["ipp", "ipps"])
  func refused(scheme: String) throws {
    let (number, socket) = try port()
    defer { close(socket) }
    #expect(try reason("\(scheme)://127.0.0.1:\(number)/ipp/print") == "Connection refused")
  }
}
