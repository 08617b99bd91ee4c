import Foundation
import PrinterTestSupport
import TactusPrinters
import TestSupport
import Testing

/// Servers that claim to be printers.
@Suite(.serialized) struct HostilePrinterTests {
  /// Asks a server what it can do, and returns the error.
  private func error(
    _ manner: HostileServer.Manner, within seconds: Double = 3
  ) throws -> PrinterError? {
    let server = try HostileServer(manner)
    do throws(PrinterError) {
      _ = try Printer(try PrinterAddress(server.address)).describe(within: seconds)
      return nil
    } catch { return error }
  }

  /// The start of an answer: its version, its status and the number of the request.
  private static let start: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 1]

  /// Returns an attribute of the printer with a value.
  private static func attribute(_ tag: UInt8, _ name: String, _ value: [UInt8]) -> [UInt8] {
    func length(_ count: Int) -> [UInt8] { [UInt8(count >> 8 & 255), UInt8(count & 255)] }
    return [tag] + length(name.utf8.count) + Array(name.utf8) + length(value.count) + value
  }

  private static func message(_ attributes: [[UInt8]]) -> [UInt8] {
    let texts = [
      attribute(0x47, "attributes-charset", Array("utf-8".utf8)),
      attribute(0x48, "attributes-natural-language", Array("en".utf8)),
    ]
    return start + [1] + texts.flatMap { $0 } + [4] + attributes.flatMap { $0 } + [3]
  }

  @Test("Printing.CU5. A server that hangs, hangs up or answers garbage gives an error in time")
  func garbage() throws {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try error(.hangs, within: 2) == .silent(seconds: 2))
    #expect(try error(.hangsUp) != nil)
    #expect(try error(.answers(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8))) != nil)
    let more = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    #expect(try error(.answersForever(more), within: 2) != nil)
    #expect(try error(HostileServer.response([])) == .malformed)
    #expect(try error(HostileServer.response(Array("<html>".utf8))) == .malformed)
    #expect(try error(HostileServer.response(Self.message([]).dropLast())) != nil)
    for status in ["401 No", "302 Elsewhere", "426 Upgrade", "500 Broken"] {
      let found = try error(HostileServer.response([], status: status))
      #expect(found != nil && found?.message.isEmpty == false, "\(status)")
    }
    #expect(clock.now - start < .seconds(30))
  }

  @Test("Printing.CU5. An answer without end is cut off")
  func endless() throws {
    let names = (0..<4000).map { "custom_n\($0)_100x200mm" }
    let many = names.map { Self.attribute(0x44, "media-supported", Array($0.utf8)) }
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/ipp\r\n\r\n"
    let block = Array(head.utf8) + Self.message(many).dropLast()
    let found = try error(.answersForever(block), within: 10)
    #expect(found == .excessive || found == .malformed)
  }

  @Test("Printing.CU6. Values that make no sense are left out, and the others are used")
  func nonsense() throws {
    func number(_ value: Int32) -> [UInt8] {
      withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
    let attributes = [
      Self.attribute(0x41, "printer-info", Array("Evil\u{1B}[2J\u{7} printer".utf8)),
      Self.attribute(0x21, "copies-supported", number(-5)),
      Self.attribute(0x23, "printer-state", number(2_000_000_000)),
      Self.attribute(0x44, "sides-supported", Array("three-sided".utf8)),
      Self.attribute(0x32, "pwg-raster-document-resolution-supported", number(0) + number(0) + [3]),
      Self.attribute(0x44, "media-supported", Array("iso_a4_210x297mm".utf8)),
      Self.attribute(0x44, "", Array("custom_x_-5x0mm".utf8)),
      Self.attribute(0x44, "", Array("custom_y_99999999999x1in".utf8)),
      Self.attribute(0x44, "", Array("nanxnanin".utf8)),
    ]
    let server = try HostileServer(HostileServer.response(Self.message(attributes)))
    let description = try Printer(try PrinterAddress(server.address)).describe()
    #expect(description.name == "Evil[2J printer")
    #expect(description.mostCopies == 1 && description.sides == [.one])
    #expect(description.resolutions == [] && !description.isStopped)
    #expect(description.papers.map(\.name) == ["iso_a4_210x297mm"])
  }
}
