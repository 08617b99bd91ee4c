import Foundation
import TestSupport
import Testing

/// Tests every command on every real file, and the oddities that the files' manifest lists.
@Suite(.enabled(if: !SharedFolder.ahapFiles.isEmpty, "needs ../shared/ahap beside the project"))
struct RealFileTests {
  /// The manifest's names of oddities, and the rules that find them.
  static let rules = [
    "TRAILING_COMMA": "trailing-comma",
    ">16 control points": "too-many-control-points",
    "continuous > 30 s": "continuous-too-long",
    "unsorted events": "unsorted-events",
    "HapticSharpness out of range": "value-out-of-range",
    "element:ParameterCurves": "empty-element",
  ]
  /// The manifest's names of oddities that no phone objects to.
  static let harmless: Set<Substring> = ["topkey:Metadata", "1 control point"]

  /// The oddities by file.
  static let manifest: [String: [Substring]] = {
    guard let folder = SharedFolder.ahapFiles.first?.deletingLastPathComponent(),
      let text = try? String(contentsOf: folder.appending(path: "MANIFEST.tsv"), encoding: .utf8)
    else { return [:] }
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    // The last column lists the oddities.
    return Dictionary(
      uniqueKeysWithValues: rows.map { (String($0[0]), $0.last?.split(separator: ";") ?? []) })
  }()

  @Test("The manifest lists every file, and every oddity is known")
  func manifest() {
    #expect(SharedFolder.ahapFiles.count > 60)
    #expect(SharedFolder.ahapFiles.allSatisfy { Self.manifest[$0.lastPathComponent] != nil })
    let odd = Set(Self.manifest.values.joined()).subtracting(Self.harmless)
    #expect(Set(odd.map(String.init)) == Set(Self.rules.keys))
  }

  @Test("check finds exactly the listed oddities", arguments: files)
  func check(name: String) throws {
    let run = try run("check", "--json", name)
    #expect(run.status < 2, "\(run.errorText)")
    let report = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let file = try #require((report?["files"] as? [[String: Any]])?.first)
    let findings = try #require(file["diagnostics"] as? [[String: Any]])
    let found = Set(findings.compactMap { $0["rule"] as? String })
    let odd = Set((Self.manifest[name] ?? []).compactMap { Self.rules[String($0)] })
    #expect(found.intersection(Self.rules.values) == odd)
    // An error is one of these, or a sound that is missing beside the file.
    let errors = findings.filter { $0["severity"] as? String == "error" }
    let known = odd.union(["missing-waveform"])
    #expect(errors.allSatisfy { known.contains($0["rule"] as? String ?? "") }, "\(errors)")
    #expect(run.status == (errors.isEmpty ? 0 : 1))
  }

  @Test("plot draws the file in the terminal and as a picture", arguments: files)
  func plot(name: String) throws {
    let terminal = try run("plot", name)
    #expect(terminal.status == 0, "\(terminal.errorText)")
    #expect(terminal.text.hasPrefix(name.prefix(60)))
    let picture = try run("plot", name, "-o", "-", "--format", "svg")
    #expect(picture.status == 0, "\(picture.errorText)")
    #expect(picture.text.hasSuffix("</svg>\n"))
  }

  @Test("render writes a signal that can be felt", arguments: files)
  func render(name: String) throws {
    let run = try run("render", name, "--signal", "felt", "--json")
    #expect(run.status == 0, "\(run.errorText)")
    let report = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let signal = try #require((report?["signals"] as? [[String: Any]])?.first)
    #expect(try #require(signal["peak"] as? Double) > 0)
    #expect(try #require(signal["onsets"] as? [Double]).isEmpty == false)
  }

  // MARK: Internals

  static let files = SharedFolder.ahapFiles.map(\.lastPathComponent)

  private func run(_ words: String...) throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path, words, environment: ["LC_ALL": "C.UTF-8"],
      in: try #require(SharedFolder.ahapFiles.first).deletingLastPathComponent())
  }
}
