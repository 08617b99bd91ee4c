import Foundation
import TactusJSON
import Testing

@Suite struct SourceLinesTests {
  private func lines(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [(String, Int)] {
    let file = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [(String, Int)] = []
    try SourceText.readLines(of: file.path, lineLimit: limit) { line, number, _ in
      lines.append((line, number))
    }
    return lines
  }

  @Test("Every line is read with its number, without a mark at the start or a last empty one")
  func numbers() throws {
    let found = try lines([0xEF, 0xBB, 0xBF] + Array("one\n\nthree".utf8))
    #expect(found.map(\.0) == ["one", "", "three"])
    #expect(found.map(\.1) == [1, 2, 3])
    #expect(try lines(Array("one\n".utf8)).map(\.0) == ["one"])
    #expect(try lines([]).isEmpty)
  }

  @Test("A file may be larger than the limit, a line may not")
  func large() throws {
    let line = String(repeating: "x", count: 999)
    let bytes = Array(String(repeating: line + "\n", count: 2_000).utf8)
    let found = try lines(bytes, limit: 500_000)
    #expect(found.count == 2_000)
    #expect(found.allSatisfy { $0.0 == line })
    let error = #expect(throws: SourceTextError.self) {
      try lines([UInt8](repeating: 0x78, count: 500_001), limit: 500_000)
    }
    #expect(error?.diagnostic.rule == SourceTextError.tooLarge)
    #expect(throws: SourceTextError.self) {
      try SourceText.readLines(of: "/tmp") { _, _, _ in }
    }
  }
}
