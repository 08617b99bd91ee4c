import Foundation
import TactusHapticFormats
import TactusJSON
import TestSupport
import Testing

@Suite struct RuleExampleTests {
  static let everyRule: [String] = RuleList.all.map(\.identifier)

  private func findings(_ example: RuleExample) -> [Diagnostic]? {
    guard let file = example.file else { return nil }
    // A folder without any sound in it, and not the one above it either.
    let source = SourceText(name: "example.ahap", text: file)
    return Checker().check(source, folder: "/proc/self/fdinfo").diagnostics
  }

  @Test(
    "A rule's wrong example breaks the rule, with its severity and a place", arguments: everyRule)
  func wrong(identifier: String) throws {
    let rule = try #require(RuleList.named(identifier))
    guard let findings = findings(rule.wrong) else { return }
    let finding = try #require(findings.first { $0.rule == identifier })
    #expect(finding.severity == rule.severity)
    #expect(finding.position != nil)
    #expect(!finding.message.contains("\n") && !finding.message.isEmpty)
  }

  @Test(
    "A rule's right example breaks no rule, but that its sound is missing", arguments: everyRule)
  func right(identifier: String) throws {
    let rule = try #require(RuleList.named(identifier))
    guard let findings = findings(rule.right) else { return }
    let others = findings.filter {
      $0.severity > .note && $0.rule != "missing-waveform"
    }
    #expect(others.isEmpty, "\(others)")
    #expect(!findings.contains { $0.rule == identifier })
  }

  @Test("Rule identifiers are unique lowercase words")
  func names() {
    #expect(Set(Self.everyRule).count == Self.everyRule.count)
    for identifier in Self.everyRule {
      #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    }
  }

  @Test("Every rule has a source, a confidence and a file of its name", arguments: everyRule)
  func documented(identifier: String) throws {
    let rule = try #require(RuleList.named(identifier))
    let confidences = ["documented", "measured", "guess", "reported", "system says so"]
    #expect(confidences.contains { rule.source.contains($0) })
    let name = identifier.split(separator: "-").map(\.capitalized).joined()
      .replacing("Json", with: "JSON")
    let file = SharedFolder.project.appending(
      path: "Sources/Haptics/HapticFormats/Check/Rules/\(name).swift")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("Documentation/Rules.md matches the rules")
  func document() throws {
    let url = SharedFolder.project.appending(path: "Documentation/Rules.md")
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try RuleReference.document.write(to: url, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text == RuleReference.document,
      "run `TACTUS_REBASELINE=1 swift test -c release --filter RuleExampleTests` and look at what changed"
    )
  }
}
