import TactusJSON
import TactusTextFormatting

/// The report of a run as JSON; `Documentation/Rules.md` describes the form.
struct JSONReport {
  /// The version of the form; it increases when a field changes its meaning or is removed, not for
  /// new fields.
  static let version = 1

  private let run: CheckedRun

  init(_ run: CheckedRun) { self.run = run }

  var text: String { "\(json)\n" }

  private var json: JSONOutput {
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

  private static func file(_ file: CheckedFile) -> JSONOutput {
    [
      "file": .string(file.name),
      "readable": .bool(file.isReadable),
      "diagnostics": .array(file.diagnostics.map(finding)),
    ]
  }

  /// A finding; one about a whole file has neither line nor column.
  private static func finding(_ finding: Diagnostic) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
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
