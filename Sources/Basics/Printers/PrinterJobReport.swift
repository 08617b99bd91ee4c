/// A report of a printer about a job.
public struct PrinterJobReport: Sendable, Equatable {
  /// The state.
  public var state: PrinterJobState
  /// The states of the printer that the user has to know.
  public var reasons: [PrinterReason]
  /// The number of sheets or pages that are done; 0 if the printer does not count.
  public var pagesDone: Int

  /// Creates a report.
  public init(_ state: PrinterJobState, reasons: [PrinterReason] = [], pagesDone: Int = 0) {
    (self.state, self.reasons, self.pagesDone) = (state, reasons, pagesDone)
  }
}
