import Foundation
import TactusDocumentReading
import TestSupport
import Testing

/// Readers that are killed in the middle of their documents.
@Suite struct KilledReaderTests {
  /// A kind of document, with one that takes some time.
  enum Document: CaseIterable {
    case pages, picture, text, table, styledText

    var kind: DocumentContentKind {
      switch self {
      case .pages: .pages
      case .picture: .picture
      case .text: .text
      case .table: .table
      case .styledText: .richText
      }
    }

    var bytes: [UInt8] {
      switch self {
      case .pages: HandmadePDF((1...2_000).map { .init(text: "Page \($0)") }).bytes
      case .picture:
        Array(
          ("<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'>"
            + String(repeating: "<rect width='9' height='9'/>", count: 20_000) + "</svg>").utf8)
      case .text: Array(String(repeating: "A line of text.\n", count: 200_000).utf8)
      case .table: Array(String(repeating: "1,2,3,4\n", count: 15_000).utf8)
      case .styledText:
        Array((#"{\rtf1 "# + String(repeating: #"{\b bold} plain\par "#, count: 5_000) + "}").utf8)
      }
    }
  }

  @Test(
    "QuickLook.SB3. A killed reader is an error at once, and the next question is answered",
    arguments: Document.allCases)
  func kill(document: Document) throws {
    let bytes = document.bytes
    let whole = try ReadKinds.reader(bytes, as: document.kind).open()
    var kills = 0
    for seed in RandomCases.seeds(6) {
      let killable = try KillableSandbox()
      let sandbox = ReaderSandbox(bubblewrap: killable.bubblewrap)
      let reader = try ReadKinds.reader(bytes, as: document.kind, in: sandbox)
      let results = Mailbox<Result<ReaderAnswer, ReaderFailure>>()
      Thread.detachNewThread {
        do throws(ReaderFailure) {
          results.put(.success(try reader.open()))
        } catch {
          results.put(.failure(error))
        }
      }
      // At another moment each time.
      var turns = 0
      while results.isEmpty {
        turns += 1
        if turns > seed * 3, killable.kill() {
          kills += 1
          break
        }
        usleep(500)
      }
      switch try #require(results.first(1).first) {
      case .success(let answer): #expect(answer == whole)
      // One that is killed before it has begun is as one that cannot begin.
      case .failure(.ended), .failure(.noSandbox): break
      case .failure(let failure): Issue.record("\(failure)")
      }
      #expect(try reader.open() == whole)
    }
    #expect(kills > 0)
  }
}
