import TactusPrinters

/// A job in the phone's print queue.
public struct PrintJob: Sendable, Equatable, Identifiable {
  /// The number of the job, unique in its queue.
  public let id: Int
  /// The choices.
  public let ticket: PrintTicket
  /// The address of the printer.
  public let printer: String
  /// The name of the printer.
  public let printerName: String
  /// The number of pages of a copy.
  public let pageCount: Int
  /// The state.
  public internal(set) var state = PrinterJobState.pending
  /// The states of the printer that people have to know.
  public internal(set) var reasons: [PrinterReason] = []
  /// The number of pages that are done, as far as the printer counts.
  public internal(set) var pagesDone = 0
  /// The reason for which the job was given up, in a sentence.
  public internal(set) var failure: String?

  /// The state in people's words.
  public var stateText: String {
    if let reason = reasons.first(where: \.stops), !state.isFinal { return reason.text }
    return switch state {
    case .pending: "Waiting"
    case .held: "On Hold"
    case .processing where pagesDone > 0: "Printing Page \(pagesDone) of \(pageCount)"
    case .processing: "Printing"
    case .stopped: "Printer Stopped"
    case .canceled: "Canceled"
    case .aborted: failure ?? "Failed"
    case .completed: "Printed"
    }
  }
}
