import Foundation
import PrinterTestSupport
import TestSupport
import Testing

/// The search for printers with real services: Avahi on a bus of its own, and a server of CUPS.
@Suite(.enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
struct PrinterSearchTests {
  private static let search = [FinishedProcess.builtTactus.path, "printers"]

  /// Returns the rows of the command's JSON.
  private func rows(_ process: FinishedProcess) throws -> [[String: Any]] {
    try #require(process.status == 0, "\(process.errorText)")
    return try #require(try JSONSerialization.jsonObject(with: process.output) as? [[String: Any]])
  }

  @Test("Printing.CU11, Printing.CU15. A printer that announces itself is found, and then asked")
  func announced() throws {
    let real = try IPPPrinter("Searched", isAlone: true)
    // A program that we did not write sees it announced, which takes a printer about a second.
    let peer = try real.run(["ippfind", "-T", "5", "_ipp._tcp"])
    try #require(peer.text.contains("/ipp/print"), "\(peer.errorText) \(real.log)")
    let process = try real.run(Self.search + ["--json"])
    let found = try rows(process)
    #expect(found.count == 1 && found.first?["name"] as? String == "Searched")
    #expect(found.first?["state"] as? String == "ready", "\(found)")
    // The printer announces itself with encryption and without.
    let address = found.first?["address"] as? String
    #expect(address?.replacing("ipps:", with: "ipp:") == real.address)
    #expect((found.first?["papers"] as? [String])?.contains("iso_a4_210x297mm") == true)
    let text = try real.run(Self.search)
    #expect(text.text.contains("ready: Searched, Example Printer, color"))
    // Avahi runs, so that only the server of CUPS is missing.
    #expect(!text.errorText.contains("Avahi") && text.errorText.contains("no server of CUPS"))
  }

  @Test("Printing.CU11. Without Avahi a line says so, and nothing is found")
  func withoutAvahi() throws {
    let text = try IPPPrinter.runWithoutServices(Self.search)
    #expect(text.status == 0 && text.text == "No printer was found.\n")
    let lines = text.errorText.split(separator: "\n")
    #expect(lines.filter { $0.contains("Avahi does not run") }.count == 1, "\(lines)")
    #expect(lines.filter { $0.contains("no server of CUPS runs here") }.count == 1, "\(lines)")
  }

  @Test(
    "Printing.CU11, Printing.CU14. The queues of the machine's server are listed, paused or not",
    .enabled(if: CUPSServer.isAvailable, "cupsd"))
  func queues() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    try server.addQueue("Cellar", for: real)
    try server.pause("Cellar")
    let output = try server.run(FinishedProcess.builtTactus.path, "printers")
    let lines = output.split(separator: "\n").map(String.init)
    let office = try #require(lines.first { $0.hasPrefix(server.address(of: "Office")) })
    #expect(office.contains("ready: Office"))
    let cellar = try #require(lines.firstIndex { $0.hasPrefix(server.address(of: "Cellar")) })
    #expect(lines[cellar].contains("stopped: Cellar") && lines[cellar + 1].contains("Paused"))
  }
}
