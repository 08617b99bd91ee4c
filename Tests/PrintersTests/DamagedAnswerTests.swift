import Foundation
import PrinterTestSupport
import TactusPrinters
import TestSupport
import Testing

/// Answers of a real printer and of a real queue, recorded byte by byte, and damaged.
@Suite struct DamagedAnswerTests {
  private static let folder = SharedFolder.project.appending(path: "Fuzz/Corpus/Printers")

  private static func recording(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  private static func recordings() throws -> [[UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map(recording)
  }

  /// The version, the status, the number, and the beginning of the attributes of a printer.
  private static let head: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 1, 4]

  /// Returns an answer with collections in collections.
  private static func answer(nested depth: Int) -> [UInt8] {
    // A printer's attribute, in it members named "m" that are collections, and the ends of all.
    let head = Self.head + [0x34, 0, 1, 0x61, 0, 0]
    let member: [UInt8] = [0x4A, 0, 0, 0, 1, 0x6D, 0x34, 0, 0, 0, 0]
    let members = repeatElement(member, count: depth).joined()
    return head + members + repeatElement([0x37, 0, 0, 0, 0], count: depth + 1).joined() + [3]
  }

  @Test("Printing.CU2. What a printer and a queue of CUPS have answered is read")
  func recorded() throws {
    for (name, title) in [("printer", "Tested"), ("queue", "Office")] {
      let printer = try PrinterAnswer(try Self.recording("\(name)-attributes"))
      #expect(printer.refusal == nil && printer.description.name == title)
      #expect(printer.description.papers.contains { $0.name == "iso_a4_210x297mm" })
      #expect(printer.description.formats.contains("application/pdf") && printer.report == nil)
      let job = try PrinterAnswer(try Self.recording("\(name)-job-created"))
      #expect(job.job == 1 && job.refusal == nil)
      let ended = try PrinterAnswer(try Self.recording("\(name)-job-ended"))
      #expect(ended.report?.state == .completed)
      let running = try PrinterAnswer(try Self.recording("\(name)-job-processing"))
      #expect(running.report?.state.isFinal == false)
      let refused = try PrinterAnswer(try Self.recording("\(name)-refused"))
      #expect(refused.refusal?.message.contains("there is no such printer or job") == true)
    }
  }

  @Test("Printing.CU5. Damaged answers by the thousand give an error or values that make sense")
  func damaged() throws {
    var random = SeededRandom(seed: 21)
    var (read, all) = (0, 0)
    for recording in try Self.recordings() {
      for _ in RandomCases.seeds(400) {
        var bytes = recording
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes.insert(.random(in: 0...255, using: &random), at: place)
        case 1:
          let start = Int.random(in: 0..<bytes.count, using: &random)
          let count = Int.random(in: 1...20, using: &random)
          bytes.removeSubrange(start..<min(start + count, bytes.count))
        default: bytes = random.damage(bytes, after: 0)
        }
        all += 1
        guard let answer = try? PrinterAnswer(bytes) else { continue }
        read += 1
        #expect(answer.description.papers.allSatisfy { $0.isPlausible })
        #expect((1...9999).contains(answer.description.mostCopies))
        #expect((answer.report?.pagesDone ?? 0) >= 0 && (answer.job ?? 1) > 0)
        let name = answer.description.name.unicodeScalars
        #expect(name.allSatisfy { $0.value >= 32 && $0.value != 127 })
      }
    }
    #expect(read > all / 10 && read < all, "\(read) of \(all)")
  }

  @Test("Printing.CU13. Collections in collections are read as deep as papers need, and no deeper")
  func nested() throws {
    for depth in [0, 3, 10] { #expect(try PrinterAnswer(Self.answer(nested: depth)).job == nil) }
    for depth in [100, 1_000, 200_000] {
      #expect(throws: PrinterError.malformed) { try PrinterAnswer(Self.answer(nested: depth)) }
    }
    let server = try HostileServer(HostileServer.response(Self.answer(nested: 200_000)))
    let printer = Printer(try PrinterAddress(server.address))
    #expect(throws: PrinterError.malformed) { try printer.describe() }
  }

  @Test("Printing.CU5. Attributes and papers by the hundred thousand are read; 4 MB are the limit")
  func many() throws {
    let number: [UInt8] = [0x21, 0, 1, 0x61, 0, 4, 0, 0, 0, 1]
    let value: [UInt8] = [0x21, 0, 0, 0, 4, 0, 0, 0, 1]
    let name = Array("media-col-database".utf8)
    let paper: [UInt8] = [0x34, 0, 0, 0, 0, 0x37, 0, 0, 0, 0]
    let papers: [UInt8] = [0x34, 0, UInt8(name.count)] + name + [0, 0, 0x37, 0, 0, 0, 0]
    for (first, next) in [(number, number), (number, value), (papers, paper)] {
      let bytes = Self.head + first + repeatElement(next, count: 100_000).joined() + [3]
      #expect(try PrinterAnswer(bytes).description.papers.isEmpty)
    }
    // Texts of 30 KB, so that few make the longest answer.
    let text = [0x41, 0, 1, 0x61, 0x75, 0x30] + [UInt8](repeating: 0x62, count: 30_000)
    for (count, isRead) in [(133, true), (134, false)] {
      let bytes = Self.head + repeatElement(text, count: count).joined() + [3]
      #expect((try? PrinterAnswer(bytes)) != nil || !isRead)
      if !isRead { #expect(throws: PrinterError.excessive) { try PrinterAnswer(bytes) } }
    }
  }
}
