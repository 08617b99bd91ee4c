/// The forms in which the checker's findings can be had.
public enum CheckReport: String, Sendable, CaseIterable {
  /// A line a finding, as compilers write them.
  case text
  /// The findings as JSON, in a form of our own that `Documentation/Rules.md` describes.
  case json
  /// The findings as SARIF 2.1.0, which code hosts show beside the source.
  case sarif

  /// The whole report, with a line feed at its end where it is not empty.
  ///
  /// - Parameters:
  ///   - run: The files with their findings.
  ///   - toolVersion: The version of the command, for reports that name it.
  public func text(of run: CheckedRun, toolVersion: String? = nil) -> String {
    switch self {
    case .text:
      run.files.flatMap(\.diagnostics).map { "\($0.description)\n" }.joined()
    case .json: JSONReport(run).text
    case .sarif: SARIFReport(run, toolVersion: toolVersion).text
    }
  }
}
