/// The formats of the checker's report.
public enum CheckReport: String, Sendable, CaseIterable {
  /// One line per diagnostic, like a compiler's.
  case text
  /// JSON in the form that `Documentation/Rules.md` describes.
  case json
  /// SARIF 2.1.0, which code hosts display beside the source.
  case sarif

  /// Returns the whole report, which ends with a line feed unless it is empty.
  ///
  /// - Parameters:
  ///   - run: The files with their diagnostics.
  ///   - toolVersion: The version of the command, for formats that contain it.
  public func text(of run: CheckedRun, toolVersion: String? = nil) -> String {
    switch self {
    case .text:
      run.files.flatMap(\.diagnostics).map { "\($0.description)\n" }.joined()
    case .json: JSONReport(run).text
    case .sarif: SARIFReport(run, toolVersion: toolVersion).text
    }
  }
}
