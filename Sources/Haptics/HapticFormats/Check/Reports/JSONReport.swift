import Foundation
import PositionedText

/// The findings of a run as JSON; `Documentation/Rules.md` describes the form.
struct JSONReport: Encodable {
  /// Rises when a field changes its meaning or goes; new fields do not count.
  let version = 1
  let files: [File]
  let summary: Summary

  struct File: Encodable {
    let file: String
    let readable: Bool
    let diagnostics: [Finding]
  }

  struct Finding: Encodable {
    let severity: Diagnostic.Severity
    let rule: String
    let message: String
    let line: Int?
    let column: Int?
  }

  struct Summary: Encodable {
    let files: Int
    let unreadable: Int
    let errors: Int
    let warnings: Int
    let notes: Int
  }

  init(_ run: CheckedRun) {
    files = run.files.map { file in
      File(
        file: file.name, readable: file.isReadable,
        diagnostics: file.diagnostics.map {
          Finding(
            severity: $0.severity, rule: $0.rule, message: $0.message, line: $0.position?.line,
            column: $0.position?.column)
        })
    }
    summary = Summary(
      files: run.files.count, unreadable: run.files.count { !$0.isReadable },
      errors: run.count(of: .error), warnings: run.count(of: .warning),
      notes: run.count(of: .note))
  }

  var text: String { Self.encode(self) }

  /// JSON in one fixed form.
  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, integers and truth values always encode.
    guard let data = try? encoder.encode(value) else { preconditionFailure("not encodable") }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
