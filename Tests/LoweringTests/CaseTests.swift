import Foundation
import TactusLowering
import Testing

/// Tests cases: sources with their expected lowered text and diagnostics.
@Suite struct CaseTests {
  /// Writes the expected files anew with `TACTUS_REBASELINE=1 swift test -c release --filter
  /// CaseTests`; check the differences.
  @Test("A source is lowered to the expected text", arguments: TestFiles.cases)
  func lowered(name: String) throws {
    var options = LoweringOptions()
    options.module = "Cases"
    options.modules = TestFiles.modules(ofCase: name)
    let file = Lowering(options).lower([try TestFiles.source(ofCase: name)])[0]
    let diagnostics = file.diagnostics.map { $0.text + "\n" }.joined()
    let lowered = TestFiles.path(ofCase: name, ".lowered.swift")
    let refused = TestFiles.path(ofCase: name, ".diagnostics")
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try file.text.write(toFile: lowered, atomically: true, encoding: .utf8)
      try diagnostics.write(toFile: refused, atomically: true, encoding: .utf8)
    }
    #expect(file.text == Files.text(lowered))
    #expect(diagnostics == Files.text(refused) ?? "")
  }

  @Test("Tokens keep their lines and columns", arguments: TestFiles.cases)
  func places(name: String) throws {
    let source = try TestFiles.source(ofCase: name)
    let file = Lowering().lower([source])[0]
    let old = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(new.count >= old.count)
    for (index, line) in old.enumerated() where index < new.count {
      // The end of a line, after the last edit, keeps its column.
      let oldBytes = Array(line.utf8)
      let newBytes = Array(new[index].utf8)
      let marks = words(oldBytes)
      for (word, column) in marks where word.hasPrefix("mark") {
        let found = words(newBytes).first { $0.word == word }
        #expect(found?.column == column, "\(name):\(index + 1): \(word)")
      }
    }
  }

  /// Returns the words of a line with their columns.
  private func words(_ line: [UInt8]) -> [(word: String, column: Int)] {
    var words: [(String, Int)] = []
    var begin: Int?
    for (index, byte) in (line + [32]).enumerated() {
      let isLetter = Character(UnicodeScalar(byte)).isLetter || (48...57).contains(byte)
      if isLetter, begin == nil { begin = index }
      if !isLetter, let start = begin {
        words.append((String(decoding: line[start..<index], as: UTF8.self), start + 1))
        begin = nil
      }
    }
    return words
  }

  @Test("An interface is restored from its text", arguments: TestFiles.cases)
  func interface(name: String) throws {
    let interface = Lowering().interface(of: try TestFiles.source(ofCase: name))
    #expect(FileInterface(text: interface.text) == interface)
  }
}
