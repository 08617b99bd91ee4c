import Foundation
import TactusJSON
import Testing

@Suite struct SourceTextTests {
  /// Calls a closure with a temporary file.
  private func withFile(
    _ bytes: [UInt8], _ body: (String) throws -> Void
  ) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func message(_ path: String, byteLimit: Int = 1 << 20) -> String? {
    do {
      _ = try SourceText.read(path, byteLimit: byteLimit)
      return nil
    } catch {
      return error.diagnostic.message
    }
  }

  @Test("Positions agree with a direct count over many checkpoints")
  func positions() {
    let text = String(repeating: "añb\r\ncd€\u{1F600}\n\tx\r", count: 400)
    let source = SourceText(name: "a", text: text)
    var line = 1
    var column = 1
    var offset = 0
    var previous: Unicode.Scalar = "x"
    for scalar in text.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") {
        line += 1
        column = 1
      }
      #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
      column += 1
      offset += UTF8.width(scalar)
      previous = scalar
    }
    #expect(source.position(at: .max) == source.position(at: offset))
  }

  @Test("A file is read as it is, up to the limit and not beyond")
  func limit() throws {
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0) }
    try withFile(bytes) { path throws in
      let read = try SourceText.read(path, byteLimit: 40_000)
      #expect(read.bytes == bytes)
      #expect(message(path, byteLimit: 39_999) == "expected at most 39999 bytes, found 40000 bytes")
    }
  }

  @Test("Files without a known size are read to their end")
  func proc() throws {
    let bytes = try SourceText.read("/proc/self/status").bytes
    #expect(bytes.starts(with: Array("Name:".utf8)))
  }

  @Test("Other objects than files are refused without being read")
  func notFiles() throws {
    #expect(message("/nonexistent/x") == "no such file")
    #expect(message("/tmp") == "expected a file, found a folder")
    #expect(message("/dev/zero") == "expected a file, found a device")
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    #expect(message(pipe) == "expected a file, found a pipe")
  }

  @Test("A file without permission is reported")
  func permission() throws {
    try withFile([1]) { path in
      chmod(path, 0)
      if geteuid() == 0 {
        print("skipped: the superuser may read every file")
      } else {
        #expect(message(path) == "no permission to read the file")
      }
    }
  }

  @Test("Messages contain no control characters")
  func quoting() {
    #expect(Quoting.quoted("a\u{1B}[2Jb\n") == "“a\u{FFFD}[2Jb\u{FFFD}”")
    #expect(Quoting.quoted("abcdef", limit: 3) == "“abc…”")
    let diagnostic = Diagnostic(
      file: "a\nb.ahap", position: SourcePosition(line: 2, column: 3), severity: .warning,
      rule: "r", message: "m")
    #expect(diagnostic.description == "a\u{FFFD}b.ahap:2:3: warning: m [r]")
  }
}
