import Foundation
import TactusDocumentConversion
import TactusDocumentReading
import TestSupport
import Testing

/// Steps QuickLook.OD2–OD4, with a converter that a document has taken over.
@Suite struct TakenConverterTests {
  /// A converter that does what the document says.
  private func converter(
    patience: Duration = .seconds(60), keepingIn folder: String? = nil
  ) throws -> DocumentConverter {
    let reader = try #require(ReaderSandbox.reader)
    let program = URL(filePath: reader).deletingLastPathComponent()
      .appending(path: "EscapingReader").path
    return DocumentConverter(program: program, patience: patience, keepingIn: folder)
  }

  private func convert(
    _ text: String, by converter: DocumentConverter, ending: String = "docx"
  ) throws(ReaderFailure) -> String {
    let pages = try converter.pages(of: .copying(Array(text.utf8)), ending: ending)
    var found = ""
    try pages.forEachPart { found += String(decoding: $0, as: UTF8.self) }
    return found
  }

  @Test(
    "QuickLook.OD2. A converter reaches nothing but its own files, and no memory beyond its own")
  func escape() throws {
    // A program that it starts has the same limits, and a local socket ends in the sandbox.
    #expect(try convert("escape", by: converter()) == "%PDF-a local socket, a program")
  }

  @Test("QuickLook.OD2. A converter that asks for another start gets it, but not without end")
  func restarts() throws {
    #expect(try convert("start again", by: converter()) == "%PDF-started twice")
    let failure = #expect(throws: ReaderFailure.self) {
      try convert("again and again", by: converter())
    }
    guard case .unreadable? = failure else {
      Issue.record("unexpected failure")
      return
    }
  }

  @Test("QuickLook.OD2. A converter that hangs is ended after its time, and not tried again")
  func hanging() throws {
    let converter = try converter(patience: .milliseconds(500))
    #expect(throws: ReaderFailure.timedOut) { try convert("hang", by: converter) }
    let start = ContinuousClock.now
    #expect(throws: ReaderFailure.timedOut) { try convert("hang", by: converter) }
    #expect(ContinuousClock.now - start < .milliseconds(400))
    // Other documents are.
    #expect(throws: Never.self) { try self.converter().pages(of: .copying([1]), ending: "docx") }
  }

  @Test(
    "QuickLook.OD5. A conversion that nobody waits for ends, leaves no file, and can be repeated")
  func cancelled() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/kept")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let converter = try converter(keepingIn: folder.path)
    func names() -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
    let hanging = try DocumentSource.copying(Array("hang".utf8))
    let cancellation = ReadingCancellation()
    let results = Mailbox<ReaderFailure?>()
    Thread.detachNewThread {
      do throws(ReaderFailure) {
        _ = try converter.pages(of: hanging, ending: "docx", unless: cancellation)
        results.put(nil)
      } catch {
        results.put(error)
      }
    }
    // The conversion is under way once it has a file for the pages.
    while !names().contains(where: { $0.hasPrefix("new-") }) { usleep(1_000) }
    #expect(!cancellation.isCancelled)
    cancellation.cancel()
    cancellation.cancel()
    #expect(results.first(1) == [.cancelled])
    #expect(names() == [])
    // One that is cancelled before its turn does not begin, and neither has taken too long.
    for signal in [cancellation, nil] {
      let failure = #expect(throws: ReaderFailure.self) {
        try converter.pages(of: .copying(Array("end".utf8)), ending: "docx", unless: signal)
      }
      #expect((failure == .cancelled) == (signal != nil))
    }
    let impatient = try self.converter(patience: .milliseconds(200), keepingIn: folder.path)
    #expect(throws: ReaderFailure.timedOut) {
      try impatient.pages(of: hanging, ending: "docx", unless: ReadingCancellation())
    }
  }

  @Test(
    "QuickLook.OD4. A converter that fails, fills its folder, or yields no pages is a refusal",
    arguments: ["end", "nothing", "no pages", "flood"])
  func failures(_ text: String) throws {
    let failure = #expect(throws: ReaderFailure.self) { try convert(text, by: converter()) }
    #expect(failure?.message.contains("LibreOffice does not read the file") == true)
  }

  @Test("QuickLook.OD1. Without LibreOffice the failure names the packages")
  func missing() throws {
    let converter = DocumentConverter(program: nil, keepingIn: nil)
    let failure = #expect(throws: ReaderFailure.self) { try convert("a", by: converter) }
    #expect(failure == .noConverter)
    #expect(failure?.message.contains("libreoffice-writer-nogui") == true)
    // Where no sandbox starts nothing is converted either.
    let free = DocumentConverter(
      program: "/bin/true", in: ReaderSandbox(bubblewrap: "/missing/bwrap"), keepingIn: nil)
    guard
      case .noSandbox? = #expect(
        throws: ReaderFailure.self,
        performing: {
          try convert("a", by: free)
        })
    else {
      Issue.record("unexpected failure")
      return
    }
  }

  @Test("QuickLook.OD1. A document of more than 64 MB, and a name with other letters, are refused")
  func limits() throws {
    let large = [UInt8](repeating: 1, count: ConversionLimits.documentBytes + 1)
    #expect(throws: ReaderFailure.tooLarge("64 MB")) {
      try converter().pages(of: .copying(large), ending: "docx")
    }
    #expect(throws: Never.self) {
      try converter().pages(of: .copying(large.dropLast()), ending: "docx")
    }
    for ending in ["", "../x", "doc x", "documents"] {
      #expect(throws: ReaderFailure.self) { try convert("a", by: converter(), ending: ending) }
    }
  }

  @Test("QuickLook.OD1. LibreOffice is found in the folders of PATH, behind its script")
  func program() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (office, binaries) = (folder.appending(path: "office"), folder.appending(path: "bin"))
    for folder in [office, binaries] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let script = office.appending(path: "soffice")
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: script.path)
    try FileManager.default.createSymbolicLink(
      at: binaries.appending(path: "soffice"), withDestinationURL: script)
    let folders = "/missing::bin:\(binaries.path)"
    #expect(OfficeProgram.find(in: folders) == script.path)
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: script.path + ".bin")
    #expect(OfficeProgram.find(in: folders) == script.path + ".bin")
    #expect(OfficeProgram.find(in: "/missing") == nil)
  }

  @Test("QuickLook.OD3. Pages are kept for this user alone, and a document is converted once")
  func kept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/kept")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let first = try convert("escape", by: converter(keepingIn: folder.path))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first)
    // SHA-256 of the bytes, as coreutils computes it.
    let digest = try FinishedProcess("sha256sum", input: Data("escape".utf8)).text.prefix(64)
    #expect(names == ["\(digest)-docx"])
    var status = stat()
    #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    let file = folder.appending(path: name).path
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    // Another converter, which would fail, needs no conversion.
    let kept = DocumentConverter(program: "/bin/false", keepingIn: folder.path)
    #expect(try convert("escape", by: kept) == first)
    #expect(throws: ReaderFailure.self) { try convert("other", by: kept) }
    #expect(throws: ReaderFailure.self) { try convert("escape", by: kept, ending: "odt") }
    // A failure leaves no file.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  @Test("QuickLook.OD3. At most 50 documents are kept: those that were used last")
  func bounded() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for index in 0..<60 {
      let file = folder.appending(path: "old-\(index)")
      try Data("%PDF-".utf8).write(to: file)
      let date = Date(timeIntervalSince1970: Double(1_000 + index))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    _ = try convert("new", by: converter(keepingIn: folder.path))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == ConversionLimits.keptDocuments)
    #expect(names.contains("old-59") && !names.contains("old-10") && names.contains("old-11"))
  }

  @Test("QuickLook.OD3. A folder of another kind is not used, and the document is converted anyway")
  func foreignFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createSymbolicLink(atPath: folder.path, withDestinationPath: "/usr")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try convert("escape", by: converter(keepingIn: folder.path)).hasPrefix("%PDF-"))
  }
}
