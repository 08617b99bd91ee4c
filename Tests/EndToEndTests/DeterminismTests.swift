import Foundation
import TestSupport
import Testing

/// Tests that the other tests neither wait on the wall clock nor use unseeded randomness.
@Suite struct DeterminismTests {
  /// The files in `Tests` that read a clock or wait for some time, each with the reason.
  private static let exceptions: [String: String] = {
    let file = SharedFolder.project.appending(path: "Tests/WallClock.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0.count > 1 ? $0[1] : "") })
  }()

  /// The files of our own tests; the clock of a client is the phone's.
  private static func files() throws -> [SourceFile] {
    try SourceFile.all(in: ["Tests"]).filter {
      !$0.isOfClient && !$0.path.hasSuffix("/DeterminismTests.swift")
    }
  }

  @Test("A test that reads a clock or waits for some time is listed with a reason")
  func clocks() throws {
    let date = #/\bDate\(\)|\bDate\.now|IntervalSinceNow|systemUptime/#.wordBoundaryKind(.simple)
    let clock = #/(?:Continuous|Suspending)Clock|\bclock_gettime/#.wordBoundaryKind(.simple)
    let wait = #/\b(?:u|nano)?sleep\(|\bsetTimeout\b|\basyncAfter\b/#.wordBoundaryKind(.simple)
    var found: Set<String> = []
    for file in try Self.files() {
      let code = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let waits = code.contains { line in
        line.contains(date) || line.contains(clock) || line.contains(wait)
      }
      if waits { found.insert(String(file.path.dropFirst("Tests/".count))) }
    }
    let listed = Set(Self.exceptions.keys)
    #expect(found.subtracting(listed).sorted() == [], "Use events, virtual time, or list a reason.")
    #expect(listed.subtracting(found).sorted() == [], "Remove these exceptions.")
    #expect(Self.exceptions.allSatisfy { !$0.value.isEmpty })
  }

  @Test("Random tests have a seed")
  func randomness() throws {
    let generator = #/SystemRandomNumberGenerator|\brandomElement\(\)|\bshuffled?\(\)/#
      .wordBoundaryKind(.simple)
    let number = #/\.random\((?:in: [^,)]*)?\)(?!.*using:)/#
    var found: [String] = []
    for file in try Self.files() {
      for (index, line) in file.lines.enumerated()
      where line.contains(generator) || line.contains(number) {
        found.append("\(file.place(index)): \(line.drop { $0 == " " })")
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
