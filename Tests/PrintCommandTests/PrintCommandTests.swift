import Foundation
import PrinterTestSupport
import TestSupport
import Testing

/// Printing through the built command.
@Suite(.serialized) final class PrintCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the app by a script that prints, with more arguments.
  private func run(_ arguments: String..., steps: [String]) throws -> FinishedProcess {
    let script = folder.appending(path: "print.jsonl")
    try Data(steps.joined(separator: "\n").utf8).write(to: script)
    let app = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "PaperApp")
    return try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", app.path, "--script", script.path, "--out", "out"] + arguments, in: folder)
  }

  private var output: String {
    (try? String(contentsOf: folder.appending(path: "out/output.txt"), encoding: .utf8)) ?? ""
  }

  @Test("Printing.FI1, Printing.FI3. A run prints into its results, and says where")
  func files() throws {
    let process = try run(
      steps: [
        #"{"tap": {"label": "Print Letter"}}"#, #"{"wait": 1}"#,
        #"{"tap": {"label": "Copies, Increment"}}"#, #"{"tap": {"label": "Print"}}"#,
        #"{"wait": 1}"#, #"{"tap": {"label": "Print Letter"}}"#, #"{"wait": 1}"#,
        #"{"tap": {"label": "Cancel"}}"#, #"{"wait": 1}"#,
      ])
    #expect(process.status == 0, "\(process.errorText)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "out/printed").path)
    #expect(files == ["Letter.pdf"])
    let document = ReadDocument(path: folder.appending(path: "out/printed/Letter.pdf").path)
    #expect(try document.pageCount > 1)
    #expect(try document.text().contains("N100E"))
    let text = output
    #expect(text.contains("queued true") && text.contains("queued false"))
    let said = process.errorText
    #expect(said.contains("printed 'Letter' into ") && said.contains("out/printed/Letter.pdf"))
    let notes = try String(contentsOf: folder.appending(path: "out/notes.jsonl"), encoding: .utf8)
    #expect(notes.contains(#""event": "print-submitted", "app": "PaperApp", "text": "Letter""#))
    #expect(notes.contains(#""event": "print-printed""#))
  }

  @Test(
    "Printing.FI3, Printing.CU11. A printer that is named is listed, and gets what a run prints",
    .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
  func realPrinter() throws {
    let real = try IPPPrinter()
    let list = try FinishedProcess.tactus("printers", "--printer", real.address)
    #expect(list.status == 0 && list.text.contains("ready: Tested, Example Printer, color"))
    let json = try FinishedProcess.tactus("printers", "--printer", real.address, "--json")
    let rows = try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]]
    #expect(rows?.count == 1 && rows?[0]["address"] as? String == real.address)
    #expect((rows?[0]["papers"] as? [String])?.contains("iso_a4_210x297mm") == true)

    let process = try run(
      "--printer", real.address,
      steps: [
        #"{"tap": {"label": "Print Letter"}}"#, #"{"wait": 1}"#,
        #"{"tap": {"label": "Print"}}"#, #"{"wait": 1}"#,
      ])
    #expect(process.status == 0, "\(process.errorText) \(output)")
    let received = ReadDocument(path: try #require(real.documents.first).path)
    #expect(try received.text().contains("N1E") && received.pageCount > 1)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out/printed").path))
  }

  @Test(
    "Printing.PC1–PC4. In a run Print Center opens from its icon, and cancels a job at a paused queue",
    .enabled(if: CUPSServer.isAvailable && IPPPrinter.isAvailable, "cupsd and ippeveprinter"))
  func printCenter() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    try server.pause("Office")
    let process = try run(
      "--printer", server.address(of: "Office"),
      steps: [
        #"{"tap": {"label": "Print Letter"}}"#, #"{"wait": 1}"#,
        #"{"tap": {"label": "Print"}}"#, #"{"wait": 1}"#, #"{"home": true}"#, #"{"wait": 1}"#,
        #"{"tap": {"identifier": "org.tactus.PrintCenter"}}"#, #"{"wait": 1}"#,
        #"{"tap": {"identifier": "job-1"}}"#, #"{"wait": 1}"#,
        #"{"expect": {"label": "Cancel Printing"}}"#, #"{"snapshot": "job"}"#,
        #"{"tap": {"label": "Cancel Printing"}}"#, #"{"wait": 1}"#,
        #"{"expect": {"label": "Print Center", "exists": false}}"#,
      ])
    #expect(process.status == 0, "\(process.errorText) \(output)")
    let notes = try String(contentsOf: folder.appending(path: "out/notes.jsonl"), encoding: .utf8)
    #expect(notes.contains(#""event": "print-canceled", "app": "PaperApp""#))
    #expect(real.documents.isEmpty)
  }

  @Test("Printing.CU11. What is no printer, and one that is not there, has its reason")
  func refusals() throws {
    let wrong = try FinishedProcess.tactus("printers", "--printer", "http://a/b")
    #expect(wrong.status != 0 && wrong.errorText.contains("'http://a/b' is no printer"))
    let server = try HostileServer(.hangsUp)
    let gone = try FinishedProcess.tactus("printers", "--printer", server.address)
    #expect(gone.status == 0 && gone.text.contains("missing"))
    let all = try FinishedProcess.tactus("printers")
    #expect(all.status == 0)
    let named = try run("--printer", "a,b", steps: [#"{"wait": 1}"#])
    #expect(named.status != 0 && named.errorText.contains("is no printer"))
  }
}
