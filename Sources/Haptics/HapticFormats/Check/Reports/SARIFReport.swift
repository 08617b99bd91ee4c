import TactusJSON
import TactusTextFormatting

/// The report of a run as a SARIF log.
///
/// - Source: OASIS, Static Analysis Results Interchange Format 2.1.0, errata 01. Confidence:
///   documented.
struct SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private let toolVersion: String?
  private let isComplete: Bool
  /// The URIs of the files, each once, as the standard requires.
  private var addresses: [String] = []
  private var results: [JSONOutput] = []

  init(_ run: CheckedRun, toolVersion: String?) {
    self.toolVersion = toolVersion
    isComplete = run.files.allSatisfy(\.isReadable)
    var ruleIndices: [String: Int] = [:]
    for (index, rule) in RuleList.all.enumerated() { ruleIndices[rule.identifier] = index }
    var fileIndices: [String: Int] = [:]
    for file in run.files {
      let address = Self.address(of: file.name)
      let index = fileIndices[address] ?? addresses.count
      if index == addresses.count { addresses.append(address) }
      fileIndices[address] = index
      for finding in file.diagnostics {
        let place = Self.location(address, index, finding.position)
        results.append(Self.result(finding, rule: ruleIndices[finding.rule], at: place))
      }
    }
  }

  var text: String { "\(log)\n" }

  /// Returns a path as a URI reference: relative to the working directory, or an absolute URI.
  static func address(of path: String) -> String {
    var encoded = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return encoded
  }

  // MARK: The parts of the format that are used

  private var log: JSONOutput {
    [
      "$schema": .string(Self.schema),
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "invocations": [["executionSuccessful": .bool(isComplete)]],
          "artifacts": .array(addresses.map { ["location": ["uri": .string($0)]] }),
          "results": .array(results),
          // A column is a Unicode scalar, not one of UTF-16's units.
          "columnKind": "unicodeCodePoints",
        ]
      ],
    ]
  }

  private var driver: JSONOutput {
    var members: [(String, JSONOutput)] = [("name", "tactus")]
    if let toolVersion { members.append(("version", .string(toolVersion))) }
    members.append(("rules", .array(RuleList.all.map(Self.descriptor))))
    return .object(members)
  }

  private static func descriptor(_ rule: RuleDescription) -> JSONOutput {
    [
      "id": .string(rule.identifier),
      "shortDescription": message(rule.summary),
      "fullDescription": message(RuleReference.paragraph(rule.reason)),
      "help": [
        "text": .string(RuleReference.explanation(of: rule)),
        "markdown": .string(RuleReference.help(of: rule)),
      ],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
    ]
  }

  private static func result(
    _ finding: Diagnostic, rule index: Int?, at location: JSONOutput
  ) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("ruleId", .string(finding.rule))]
    if let index { members.append(("ruleIndex", .integer(index))) }
    members += [
      ("level", .string(finding.severity.rawValue)),
      ("message", message(finding.message)),
      ("locations", [location]),
    ]
    return .object(members)
  }

  private static func location(
    _ address: String, _ index: Int, _ position: SourcePosition?
  ) -> JSONOutput {
    var place: [(String, JSONOutput)] = [
      ("artifactLocation", ["uri": .string(address), "index": .integer(index)])
    ]
    if let position {
      place.append(
        (
          "region",
          ["startLine": .integer(position.line), "startColumn": .integer(position.column)]
        )
      )
    }
    return ["physicalLocation": .object(place)]
  }

  private static func message(_ text: String) -> JSONOutput { ["text": .string(text)] }
}
