import TactusPrinters
import TestSupport
import Testing

/// Addresses of printers and names of queues.
@Suite struct PrinterAddressTests {
  @Test("Printing.CU1. An address has a host, a port and a path; a word is a queue of CUPS")
  func reads() throws {
    let address = try PrinterAddress("ipp://printer.local/ipp/print")
    #expect(address.host == "printer.local" && address.port == 631 && !address.isEncrypted)
    #expect(address.text == "ipp://printer.local:631/ipp/print")
    let number = try PrinterAddress("ipps://[fe80::1]:8631/a")
    #expect(number.host == "fe80::1" && number.port == 8631 && number.isEncrypted)
    #expect(try PrinterAddress(number.text) == number)
    let queue = try PrinterAddress("Office-2", server: ("cups.local", 6310))
    #expect(queue.text == "ipp://cups.local:6310/printers/Office-2")
    #expect(try PrinterAddress("Office", server: ("/run/cups.sock", 631)).host == "localhost")
  }

  @Test(
    "Printing.CU1. What is no address is refused, and nobody is asked",
    arguments: [
      "", "http://a/b", "file:///etc/passwd", "ipp://", "ipp://:631/", "ipp://a:0/", "ipp://a:x/",
      "ipp://user@host/", "ipp://[::1/", "ipp://[::1]x/", "a b", "a/b", "a#b", "ipp://a:99999/",
      "x\u{1B}[31m", String(repeating: "a", count: 2000),
    ])
  func refuses(_ text: String) {
    #expect(throws: PrinterError.self) { try PrinterAddress(text) }
  }

  @Test("Printing.CU1. Random texts never end the program, and what is read is written again")
  func random() {
    var random = SeededRandom(seed: 5)
    let parts = ["ipp://", "ipps://", "[", "]", ":", "/", "a", "631", "@", ".", "?", "\u{0}", "ß"]
    for _ in 0..<5000 {
      let count = Int.random(in: 0..<8, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let address = try? PrinterAddress(text) else { continue }
      #expect((try? PrinterAddress(address.text)) == address, "\(text)")
    }
  }
}
