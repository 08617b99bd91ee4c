import Foundation
import TactusHapticFormats
import TactusJSON
import Testing

@Suite struct ReportTests {
  private static let text = """
    {"Version": 1.0, "Pattern": [
      {"Event": {"Time": 0, "EventType": "HapticTransient", "Nme\u{1F642}": 1, "Tme": 2,
      "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 1},
        {"ParameterID": "HapticSharpness", "ParameterValue": 0.5}]}}
    ]}
    """

  private var run: CheckedRun {
    CheckedRun([
      Checker().check(SourceText(name: "my folder/é.ahap", text: Self.text)),
      Checker().check(SourceText(name: "/tmp/broken.ahap", text: "{")),
      Checker().check("/nonexistent.ahap"),
    ])
  }

  private func object(_ report: CheckReport) throws -> [String: Any] {
    let data = Data(report.text(of: run, toolVersion: "1.2").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("Text output has one line per finding, in the format of compilers")
  func text() {
    #expect(
      CheckReport.text.text(of: run) == """
        my folder/é.ahap:2:57: note: “Nme\u{1F642}” is no key of an event and is ignored [unknown-key]
        my folder/é.ahap:2:68: warning: “Tme” is no key and is ignored; did you mean “Time”? [misspelt-key]
        /tmp/broken.ahap:1:2: error: expected a key in quotes or “}”, found the end of the file; the object of line 1 is open [invalid-json]
        /nonexistent.ahap: error: no such file [unreadable-file]

        """)
    #expect(run.summary == "3 files: 2 errors, 1 warning, 1 note; 2 unreadable")
  }

  @Test("JSON has every finding with its fields")
  func json() throws {
    let root = try object(.json)
    #expect(root["version"] as? Int == 1)
    let files = try #require(root["files"] as? [[String: Any]])
    #expect(files.map { $0["readable"] as? Bool } == [true, false, false])
    let findings = try #require(files.first?["diagnostics"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["unknown-key", "misspelt-key"])
    #expect(findings.map { $0["column"] as? Int } == [57, 68])
    let summary = try #require(root["summary"] as? [String: Int])
    #expect(
      summary == ["files": 3, "unreadable": 2, "errors": 2, "warnings": 1, "notes": 1])
  }

  @Test("SARIF has what the standard requires, and every index refers to its element")
  func sarif() throws {
    let root = try object(.sarif)
    #expect(root["version"] as? String == "2.1.0")
    let schema = try #require(root["$schema"] as? String)
    #expect(schema.hasPrefix("https://docs.oasis-open.org/sarif/sarif/v2.1.0/"))
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "tactus")
    #expect(driver["version"] as? String == "1.2")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == RuleList.all.count)
    for rule in rules {
      #expect(rule["id"] is String)
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? [String: String])?["text"]
        #expect(text?.isEmpty == false)
      }
    }
    let artifacts = try #require(run["artifacts"] as? [[String: [String: String]]])
    let uris = artifacts.map { $0["location"]?["uri"] }
    #expect(
      uris == ["my%20folder/%C3%A9.ahap", "file:///tmp/broken.ahap", "file:///nonexistent.ahap"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 4)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let level = try #require(result["level"] as? String)
      #expect(["error", "warning", "note"].contains(level))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
      let artifact = try #require(place["artifactLocation"]?["index"] as? Int)
      #expect(place["artifactLocation"]?["uri"] as? String == uris[artifact])
      if let line = place["region"]?["startLine"] as? Int { #expect(line >= 1) }
    }
    let regions = results.filter {
      let location = ($0["locations"] as? [[String: Any]])?.first
      return (location?["physicalLocation"] as? [String: Any])?["region"] != nil
    }
    #expect(regions.count == 3, "the file that is not there has no place within it")
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    #expect(invocations.first?["executionSuccessful"] as? Bool == false)
  }

  @Test("A file that was given twice is one SARIF artifact")
  func artifacts() throws {
    let file = Checker().check(SourceText(name: "a.ahap", text: Self.text))
    let text = CheckReport.sarif.text(of: CheckedRun([file, file]))
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((root?["runs"] as? [[String: Any]])?.first)
    #expect((run["artifacts"] as? [Any])?.count == 1)
    #expect((run["results"] as? [Any])?.count == 4)
  }

  @Test("The exit code is 0, 1 from the given severity, or 2 for unreadable input")
  func exitCodes() {
    let run = CheckedRun([Checker().check(SourceText(name: "a", text: Self.text))])
    #expect(run.exitCode() == 0)
    #expect(run.exitCode(failingOn: .warning) == 1)
    #expect(run.exitCode(failingOn: .note) == 1)
    #expect(self.run.exitCode(failingOn: .error) == 2)
    #expect(CheckedRun([]).exitCode(failingOn: .note) == 0)
  }

  @Test("A disabled rule reports nothing, and unreadable input is still reported")
  func disabled() {
    let checker = Checker(disabling: ["unknown-key", "invalid-json"])
    let file = checker.check(SourceText(name: "a", text: Self.text))
    #expect(file.diagnostics.map(\.rule) == ["misspelt-key"])
    #expect(!checker.check(SourceText(name: "a", text: "{")).isReadable)
  }

  @Test("An explanation has the reason, the source and both examples, within the width")
  func explanation() throws {
    let rule = try #require(RuleList.named("too-many-control-points"))
    let text = RuleReference.explanation(of: rule, width: 60)
    #expect(text.hasPrefix("too-many-control-points (error)\n"))
    for part in ["Source: ", "Wrong:", "Right:", "ParameterCurveControlPoints"] {
      #expect(text.contains(part))
    }
    let prose = text.split(separator: "\n").prefix { !$0.hasPrefix("Wrong") }
    #expect(prose.allSatisfy { $0.count <= 60 })
  }
}
