import PositionedText
import TextForms

/// The findings of a run as JSON; `Documentation/Rules.md` describes the form.
struct JSONReport {
  /// Rises when a field changes its meaning or goes; new fields do not count.
  static let version = 1

  private let run: CheckedRun

  init(_ run: CheckedRun) { self.run = run }

  var text: String { "\(json)\n" }

  private var json: JSONText {
    [
      "version": .integer(Self.version),
      "files": .array(run.files.map(Self.file)),
      "summary": [
        "files": .integer(run.files.count),
        "unreadable": .integer(run.files.count { !$0.isReadable }),
        "errors": .integer(run.count(of: .error)),
        "warnings": .integer(run.count(of: .warning)),
        "notes": .integer(run.count(of: .note)),
      ],
    ]
  }

  private static func file(_ file: CheckedFile) -> JSONText {
    [
      "file": .string(file.name),
      "readable": .bool(file.isReadable),
      "diagnostics": .array(file.diagnostics.map(finding)),
    ]
  }

  /// A finding; one about a whole file has neither line nor column.
  private static func finding(_ finding: Diagnostic) -> JSONText {
    var members: [(String, JSONText)] = [
      ("severity", .string(finding.severity.rawValue)),
      ("rule", .string(finding.rule)),
      ("message", .string(finding.message)),
    ]
    if let position = finding.position {
      members.append(("line", .integer(position.line)))
      members.append(("column", .integer(position.column)))
    }
    return .object(members)
  }
}
