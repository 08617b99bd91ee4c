import PositionedText
import TextForms

/// What the checker has to say about all files of one run.
public struct CheckedRun: Sendable {
  /// The files, in the order in which they were given.
  public var files: [CheckedFile]

  /// Makes a run of files that were checked.
  public init(_ files: [CheckedFile]) { self.files = files }

  /// Checks every file, also those after one that cannot be read.
  public init(checking paths: [String], with checker: Checker = Checker()) {
    files = paths.map(checker.check)
  }

  /// How many findings have a severity, over all files.
  public func count(of severity: Diagnostic.Severity) -> Int {
    files.reduce(0) { $0 + $1.count(of: severity) }
  }

  /// What the command ends with: 2 where a file cannot be read, 1 where there is a finding of a
  /// severity or a graver one, 0 otherwise.
  public func exitCode(failingOn severity: Diagnostic.Severity = .error) -> Int32 {
    if files.contains(where: { !$0.isReadable }) { return 2 }
    return files.contains { $0.diagnostics.contains { $0.severity >= severity } } ? 1 : 0
  }

  /// The counts in words, such as “3 files: 1 error, 2 warnings”.
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : NumberText.count(count, severity.rawValue)
    }
    let unreadable = files.count { !$0.isReadable }
    let tail = unreadable == 0 ? "" : "; \(unreadable) unreadable"
    let findings = counts.isEmpty ? "nothing to report" : counts.joined(separator: ", ")
    return "\(NumberText.count(files.count, "file")): \(findings)\(tail)"
  }
}
