import TactusJSON
import TactusTextFormatting

/// The diagnostics of all files of one run.
public struct CheckedRun: Sendable {
  /// The files, in the given order.
  public var files: [CheckedFile]

  /// Creates a run of checked files.
  public init(_ files: [CheckedFile]) { self.files = files }

  /// Checks every file, including those after an unreadable one; of a folder every pattern in it
  /// and the folders in it.
  public init(checking paths: [String], with checker: Checker = Checker()) {
    files = paths.flatMap { path -> [CheckedFile] in
      guard let patterns = PatternFolder.files(in: path) else { return [checker.check(path)] }
      guard patterns.isEmpty else { return patterns.map(checker.check) }
      let error = SourceTextError(
        file: path, position: nil, rule: UnreadableFile.text.identifier,
        message: "expected a folder with .ahap files, found none in it")
      return [CheckedFile(unreadable: path, error)]
    }
  }

  /// Returns the number of diagnostics of a severity in all files.
  public func count(of severity: Diagnostic.Severity) -> Int {
    files.reduce(0) { $0 + $1.count(of: severity) }
  }

  /// Returns the exit code of the command: 2 if a file cannot be read, 1 if there is a diagnostic
  /// of at least a severity, 0 otherwise.
  public func exitCode(failingOn severity: Diagnostic.Severity = .error) -> Int32 {
    if files.contains(where: { !$0.isReadable }) { return 2 }
    return files.contains { $0.diagnostics.contains { $0.severity >= severity } } ? 1 : 0
  }

  /// The summary in words, such as “3 files: 1 error, 2 warnings”.
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : NumberFormat.count(count, severity.rawValue)
    }
    let unreadable = files.count { !$0.isReadable }
    let tail = unreadable == 0 ? "" : "; \(unreadable) unreadable"
    let findings = counts.isEmpty ? "nothing to report" : counts.joined(separator: ", ")
    return "\(NumberFormat.count(files.count, "file")): \(findings)\(tail)"
  }
}
