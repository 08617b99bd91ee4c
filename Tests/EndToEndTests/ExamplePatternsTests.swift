import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TestSupport
import Testing

/// Tests the patterns of the kitchen timer against the claims of their page.
@Suite struct ExamplePatternsTests {
  @Test("Each pattern has a row on the page, and each row a pattern")
  func listed() throws {
    let page = SharedFolder.project.appending(path: "Examples/Patterns/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.matches(of: #/\n\| \[([a-z-]+)\]\(([a-z-]+)\.ahap\)/#)
    #expect(rows.allSatisfy { $0.1 == $0.2 })
    let names = SharedFolder.examplePatterns.map { $0.deletingPathExtension().lastPathComponent }
    #expect(rows.map { String($0.1) }.sorted() == names)
    #expect(names.count == 14)
  }

  @Test("Each pattern has the writer's format", arguments: SharedFolder.examplePatterns)
  func canonical(file: URL) throws {
    let document = try AHAPReader().read(file.path)
    #expect(document.diagnostics.isEmpty)
    let written = try AHAPWriter(metadata: document.metadata).text(of: document.pattern)
    #expect(try written == String(contentsOf: file, encoding: .utf8))
  }

  @Test("The linter has no findings, not even notes")
  func clean() throws {
    let paths = SharedFolder.examplePatterns.map(\.path)
    let arguments = ["check", "--fail-on", "note"] + paths
    let run = try FinishedProcess(FinishedProcess.builtTactus.path, arguments)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test("No mix of a pattern is clipped", arguments: SharedFolder.examplePatterns)
  func unclipped(file: URL) throws {
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["render", file.path, "--json"])
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let signal = try #require((object?["signals"] as? [[String: Any]])?.first)
    #expect(signal["clippedSamples"] as? Int == 0)
    #expect(run.errorText.isEmpty)
  }

  @Test("The patterns together use every feature of the format")
  func complete() throws {
    let patterns = try SharedFolder.examplePatterns.map { try AHAPReader().read($0.path).pattern }
    let events = patterns.flatMap(\.events)
    #expect(Set(events.map(\.kind)) == Set(HapticEvent.Kind.allCases))
    let used = Set(events.flatMap(\.parameters).map(\.id))
    #expect(used == Set(EventParameter.ID.allCases))
    let steps = patterns.flatMap(\.parameters).map(\.id)
    let curves = patterns.flatMap(\.curves).map(\.id)
    #expect(Set(steps + curves) == Set(DynamicParameter.ID.allCases))
    #expect(!steps.isEmpty && !curves.isEmpty)
    let sounds = events.compactMap(\.waveform)
    #expect(Set(sounds.map(\.loops)) == [true, false])
    #expect(Set(sounds.map(\.usesVolumeEnvelope)) == [true, false])
  }
}
