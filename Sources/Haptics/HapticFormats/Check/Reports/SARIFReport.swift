import Foundation
import PositionedText

/// The findings of a run as a SARIF log.
///
/// - Source: OASIS, Static Analysis Results Interchange Format 2.1.0, errata 01. Confidence:
///   documented.
struct SARIFReport {
  private let log: Log

  init(_ run: CheckedRun, toolVersion: String?) {
    let rules = RuleList.all
    var ruleIndices: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { ruleIndices[rule.identifier] = index }
    var results: [Result] = []
    // The standard wants each file once, also where it was given twice.
    var artifacts: [Artifact] = []
    var artifactIndices: [String: Int] = [:]
    for file in run.files {
      let uri = Self.uri(of: file.name)
      let index = artifactIndices[uri] ?? artifacts.count
      if index == artifacts.count { artifacts.append(Artifact(location: Address(uri: uri))) }
      artifactIndices[uri] = index
      for finding in file.diagnostics {
        let place = PhysicalLocation(
          artifactLocation: ArtifactLocation(uri: uri, index: index),
          region: finding.position.map { Region(startLine: $0.line, startColumn: $0.column) })
        results.append(
          Result(
            ruleId: finding.rule, ruleIndex: ruleIndices[finding.rule],
            level: finding.severity.rawValue, message: Message(text: finding.message),
            locations: [Location(physicalLocation: place)]))
      }
    }
    let driver = Driver(version: toolVersion, rules: rules.map(Descriptor.init))
    let isComplete = run.files.allSatisfy(\.isReadable)
    log = Log(runs: [
      Run(
        tool: Tool(driver: driver),
        invocations: [Invocation(executionSuccessful: isComplete)],
        artifacts: artifacts, results: results)
    ])
  }

  var text: String { JSONReport.encode(log) }

  /// A path as a URI reference: relative to where the command runs, or a file's whole address.
  static func uri(of path: String) -> String {
    var allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    allowed.insert(charactersIn: "-._~/")
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }

  // MARK: The parts of the format that are used

  private struct Log: Encodable {
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let artifacts: [Artifact]
    let results: [Result]
    /// A column is a Unicode scalar, not one of UTF-16's units.
    let columnKind = "unicodeCodePoints"
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "tactus"
    let version: String?
    let rules: [Descriptor]
  }

  private struct Descriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
    let defaultConfiguration: Configuration

    init(_ rule: RuleText) {
      id = rule.identifier
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: RuleReference.paragraph(rule.reason))
      help = Help(
        text: RuleReference.explanation(of: rule), markdown: RuleReference.help(of: rule))
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  private struct Configuration: Encodable { let level: String }
  private struct Help: Encodable { let text, markdown: String }
  private struct Message: Encodable { let text: String }
  private struct Invocation: Encodable { let executionSuccessful: Bool }
  private struct Artifact: Encodable { let location: Address }
  private struct Address: Encodable { let uri: String }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
  }

  private struct Location: Encodable { let physicalLocation: PhysicalLocation }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  private struct ArtifactLocation: Encodable {
    let uri: String
    let index: Int
  }

  private struct Region: Encodable { let startLine, startColumn: Int }
}
