import Foundation
import TactusDocumentReading
import TestSupport
import Testing

/// Steps QuickLook.SB1–SB7.
@Suite struct SandboxTests {
  /// A sandbox with a reader that a document has taken over.
  private func escaping(patience: Duration = .seconds(10)) throws -> ReaderSandbox {
    let reader = try #require(ReaderSandbox.reader)
    let program = URL(filePath: reader).deletingLastPathComponent()
      .appending(path: "EscapingReader").path
    return ReaderSandbox(program: program, textProgram: program, patience: patience)
  }

  @Test("QuickLook.SB1, QuickLook.SB2. A reader reaches no file, socket, process or variable")
  func escape() throws {
    let reader = try ReadKinds.reader([1], as: .text, in: escaping())
    guard case .text(let text) = try reader.open() else {
      Issue.record("unexpected answer")
      return
    }
    #expect(text.text.isEmpty, "a reader has reached \(text.text)")
    #expect(text.encoding == "13")
  }

  @Test(
    "QuickLook.SB1, QuickLook.SB2, QuickLook.RD7. A reader of text with attributes reaches nothing",
    arguments: [DocumentContentKind.richText, .html])
  func escapeOfText(_ kind: DocumentContentKind) throws {
    let reader = try ReadKinds.reader([1], as: kind, in: escaping())
    guard case .styledText(let text) = try reader.open() else {
      Issue.record("unexpected answer")
      return
    }
    #expect(text.text == ".", "a reader has reached \(text.text)")
    #expect(text.styles.map(\.fontName) == ["13"])
  }

  @Test("QuickLook.SB2. Without its sandbox and limits the same program reaches them")
  func control() throws {
    let reached = try FinishedProcess(escaping().program ?? "", ["--free"]).text
    for name in ["a file", "a network socket", "two gigabytes", "processes", "the app's variables"]
    {
      #expect(reached.contains(name), "\(reached)")
    }
  }

  @Test("QuickLook.SB3. A reader that hangs is ended after its time, one that ends is an error")
  func failures() throws {
    let slow = try ReadKinds.reader([1], as: .text, in: escaping(patience: .milliseconds(300)))
    #expect(throws: ReaderFailure.timedOut) { try slow.open(password: "hang") }
    let failing = try ReadKinds.reader([1], as: .text, in: escaping())
    #expect(throws: ReaderFailure.ended) { try failing.open(password: "end") }
    let lying = try ReadKinds.reader([1], as: .text, in: escaping())
    #expect(throws: ReaderFailure.wrongAnswer) { try lying.open(password: "lie") }
    // The next question has a new process.
    guard case .text = try failing.open(password: "") else {
      Issue.record("unexpected answer")
      return
    }
  }

  @Test("QuickLook.SB3. After three failures a document is not tried again")
  func repeatedFailures() throws {
    let failing = try ReadKinds.reader([1], as: .text, in: escaping())
    for _ in 0..<3 { #expect(throws: ReaderFailure.ended) { try failing.open(password: "end") } }
    #expect(throws: ReaderFailure.ended) { try failing.open(password: "") }
  }

  @Test("QuickLook.SB5. Without bubblewrap, or with one that fails, documents are refused")
  func noSandbox() throws {
    let missing = try ReadKinds.reader(
      ReadKinds.pdf, as: .pages, in: ReaderSandbox(bubblewrap: "/missing/bwrap"))
    let failure = #expect(throws: ReaderFailure.self) { try missing.open() }
    let text = try #require(failure?.message)
    #expect(text.contains("bubblewrap") && text.contains("/missing/bwrap is missing"))
    let failing = try ReadKinds.reader(
      ReadKinds.pdf, as: .pages, in: ReaderSandbox(bubblewrap: "/bin/false"))
    #expect(throws: ReaderFailure.noSandbox("it does not begin")) { try failing.open() }
    let lost = try ReadKinds.reader(
      ReadKinds.pdf, as: .pages, in: ReaderSandbox(program: nil))
    #expect(throws: ReaderFailure.noProgram) { try lost.open() }
    let lostText = try ReadKinds.reader(
      Array("{\\rtf1 a}".utf8), as: .richText, in: ReaderSandbox(textProgram: nil))
    #expect(throws: ReaderFailure.noProgram) { try lostText.open() }
  }

  @Test("QuickLook.SB6. At most six readers run; the others begin anew when they are asked")
  func manyReaders() throws {
    let readers = try (0..<20).map { _ in try ReadKinds.reader(ReadKinds.pdf, as: .pages) }
    for reader in readers { _ = try reader.open() }
    let children = try FinishedProcess("pgrep", ["-P", "\(getpid())", "bwrap"]).text
    #expect(children.split(separator: "\n").count <= 12)
    for reader in readers { #expect(try reader.content(page: 0).text.hasPrefix("Good")) }
  }

  @Test("QuickLook.SB7. Folders, pipes, empty and missing files are refused without waiting")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
    let pipe = folder.appending(path: "\(UUID())").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [folder.path, pipe, "/missing"] {
      let failure = #expect(throws: ReaderFailure.self) { try DocumentSource(path: path) }
      guard case .unopenable(let text)? = failure else {
        Issue.record("\(path) opens")
        return
      }
      #expect(text.contains(path))
    }
    let empty = folder.appending(path: "\(UUID())")
    try Data().write(to: empty)
    defer { try? FileManager.default.removeItem(at: empty) }
    #expect(throws: ReaderFailure.unreadable("\(empty.path) is empty")) {
      try DocumentSource(path: empty.path)
    }
  }
}
