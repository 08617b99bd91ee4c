/// An event of a print job, for the phone's log (Printing.PS6).
public struct PrintLogEntry: Sendable, Equatable {
  /// The event.
  public enum Action: String, Sendable, CaseIterable {
    /// An app handed a job over.
    case submitted
    /// An app's job was refused, or given up at once.
    case refused
    /// The job is printed.
    case printed
    /// The job was canceled.
    case canceled
    /// The job was given up.
    case failed
  }

  /// The event.
  public let action: Action
  /// The name of the job.
  public let job: String
  /// The name of the printer.
  public let printer: String
  /// The reason of a refusal or a failure; empty for none.
  public let reason: String

  /// Creates an entry.
  public init(_ action: Action, _ job: String, printer: String, reason: String = "") {
    (self.action, self.job, self.printer, self.reason) = (action, job, printer, reason)
  }

  /// Creates the entry for the end of a job; `nil` for a job that has not ended.
  public init?(endOf job: PrintJob) {
    let action: Action
    switch job.state {
    case .completed: action = .printed
    case .canceled: action = .canceled
    case .aborted: action = .failed
    case .pending, .held, .processing, .stopped: return nil
    }
    self.init(action, job.name, printer: job.printerName, reason: job.failure ?? "")
  }

  /// Returns the description for users.
  public func message(app: String) -> String {
    let end = reason.isEmpty ? "" : ": \(reason)"
    return switch action {
    case .submitted: "\(app) prints “\(job)” on “\(printer)”"
    case .refused: "\(app) may not print “\(job)”\(end)"
    case .printed: "“\(job)” of \(app) is printed on “\(printer)”"
    case .canceled: "“\(job)” of \(app) is not printed, because the job was canceled"
    case .failed: "“\(job)” of \(app) is not printed\(end)"
    }
  }
}
