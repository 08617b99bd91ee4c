import Foundation
import TactusHapticFormats
import TactusJSON
import TestSupport
import Testing

@Suite struct BadInputTests {
  private func unreadable(_ text: String) -> Diagnostic? {
    let file = Checker().check(SourceText(name: "a.ahap", text: text))
    return file.isReadable ? nil : file.diagnostics.first
  }

  @Test("An invalid pattern is one error with a line and a column")
  func oneError() {
    let expected = [
      ("", "a.ahap:1:1", "found the end of the file"),
      ("not json", "a.ahap:1:1", "expected a JSON object, found “not”"),
      ("[1, 2]", "a.ahap:1:1", "expected an object with a “Pattern”, found an array"),
      ("{\n \"Version\": 1.0}", "a.ahap:1:1", "expected a “Pattern”, found none"),
      (
        "{\n \"pattern\": []}", "a.ahap:2:2",
        "expected a “Pattern”, found “pattern”; did you mean “Pattern”?"
      ),
      ("{\"Pattern\":\n  {}}", "a.ahap:2:3", "expected an array of elements as “Pattern”"),
      ("{\"Pattern\": [{\"Event\": {\"Time\": 0,5}}]}", "a.ahap:1:35", "separator is a point"),
      ("{\"Pattern\": [{\"Event\": {\"Time\": NaN}}]}", "a.ahap:1:33", "no such number"),
      ("{\"Pattern\": [\n{\"Event\": {}},\n", "a.ahap:3:1", "the array of line 1 is open"),
      ("{\"Pattern\": [\u{0}]}", "a.ahap:1:14", "expected a value or “]”"),
    ]
    for (text, place, message) in expected {
      let error = unreadable(text)
      #expect(error?.place == place, "\(text)")
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    }
  }

  @Test("A truncated pattern is an error, never a shorter pattern")
  func truncated() throws {
    let text = try AHAPWriter().text(of: .init(events: [.init(.continuous, time: 0, duration: 1)]))
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count - 2 {
      let source = SourceText(name: "a.ahap", bytes: Array(bytes[..<count]))
      let file = Checker().check(source)
      #expect(!file.isReadable, "\(count)")
      #expect(file.diagnostics.count == 1)
      #expect(file.diagnostics.first?.position != nil)
    }
  }

  // AHAP.A1.
  @Test(
    "Brackets a hundred thousand deep are an error, in keys that are read and in those that are not"
  )
  func deep() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(unreadable(brackets)?.rule == "too-large")
    #expect(unreadable("{\"Metadata\": \(brackets)")?.rule == "too-large")
    #expect(unreadable("{\"Pattern\": \(brackets)")?.rule == "too-large")
  }

  // AHAP.A1.
  @Test("A hundred megabytes are refused without being read")
  func hundredMegabytes() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ahap")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    let file = Checker().check(url.path)
    #expect(!file.isReadable)
    #expect(file.diagnostics.map(\.rule) == ["too-large"])
  }

  // AHAP.A1.
  @Test("More elements than a pattern can have are refused where they begin")
  func tooManyElements() {
    let elements = Array(repeating: "{}", count: 11).joined(separator: ",")
    let checker = Checker(reader: AHAPReader(elementLimit: 10))
    let file = checker.check(SourceText(name: "a.ahap", text: "{\"Pattern\": [\(elements)]}"))
    #expect(file.diagnostics.map(\.place) == ["a.ahap:1:44"])
    #expect(file.diagnostics.map(\.rule) == ["too-large"])
  }

  @Test("Ten million elements are refused in bounded time and memory")
  func tenMillion() {
    let text = "{\"Pattern\":[" + String(repeating: "1,", count: 10_000_000) + "1]}"
    #expect(unreadable(text)?.rule == "too-large")
  }

  @Test("Folders, devices and missing files are reported, and the other files are still checked")
  func severalFiles() {
    let run = CheckedRun(
      checking: [
        SharedFolder.project.path + "/Scripts", "/nonexistent.ahap", "/dev/null",
        SharedFolder.project.path + "/x",
      ])
    #expect(run.files.map(\.isReadable) == [false, false, false, false])
    #expect(run.exitCode() == 2)
    #expect(run.files.allSatisfy { $0.diagnostics.count == 1 })
  }

  @Test("Names with control characters do not reach the terminal")
  func hostileNames() {
    let text = #"{"Pattern": [{"Event": {"Time": 0, "EventType": "\u001b[31m"}}]}"#
    let file = Checker().check(SourceText(name: "a\u{1B}.ahap", text: text))
    for finding in file.diagnostics {
      #expect(!finding.description.unicodeScalars.contains { $0.value < 0x20 })
    }
    #expect(!file.diagnostics.isEmpty)
  }

  @Test("Changed bytes give findings or an error, never a crash or a value out of range")
  func mutations() throws {
    let seeds = try FuzzSeeds.all()
    #expect(seeds.count > 5)
    var random = SeededRandom(seed: 2026)
    for round in RandomCases.seeds(3000) {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(using: &random) }
      let source = SourceText(name: "a.ahap", bytes: bytes)
      let file = Checker().check(source, folder: "/nonexistent")
      if !file.isReadable {
        #expect(file.diagnostics.count == 1)
        continue
      }
      let pattern = try AHAPReader().read(source).pattern
      let again = try AHAPWriter().text(of: pattern)
      #expect(try AHAPReader().read(SourceText(name: "b", text: again)).pattern == pattern)
      for event in pattern.events {
        #expect(event.time >= 0 && event.time <= AHAPReader.longestTime)
        #expect(event.parameters.allSatisfy { $0.id.range.contains($0.value) })
      }
    }
  }
}

/// The patterns that fuzzing starts from.
enum FuzzSeeds {
  static func all() throws -> [[UInt8]] {
    let folder = SharedFolder.project.appending(path: "Fuzz/Corpus/AHAP")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }
}

extension [UInt8] {
  /// Changes, drops, duplicates or inserts an element.
  fileprivate mutating func mutate(using random: inout SeededRandom) {
    guard let index = indices.randomElement(using: &random) else { return }
    let pieces = ["{", "}", "[", "]", ",", "\"", "-", "1e999", "null", "0,5", "\\u0000", "NaN"]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: self[index] = UInt8.random(in: 0...255, using: &random)
    case 1: self[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: remove(at: index)
    case 3: insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
    default:
      let end = Swift.min(index + Int.random(in: 1...40, using: &random), count)
      insert(contentsOf: self[index..<end], at: index)
    }
  }
}
