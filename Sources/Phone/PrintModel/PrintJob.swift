import TactusPhoneTypes
import TactusPrinters

/// A job in the phone's print queue.
public struct PrintJob: Sendable, Equatable, Identifiable {
  /// The number of the job, unique in its queue.
  public let id: Int
  /// The print options.
  public let ticket: PrintTicket
  /// The address of the printer.
  public let printer: String
  /// The name of the printer.
  public let printerName: String
  /// The number of pages of a copy.
  public let pageCount: Int
  /// The app that prints; `nil` for a job of the phone itself.
  public let client: PrintClient?
  /// The phone's time at which the app handed the job over.
  public let submitted: PhoneInstant
  /// The state.
  public var state = PrinterJobState.pending
  /// The printer states that concern users.
  public var reasons: [PrinterReason] = []
  /// The number of pages that are done, as far as the printer counts.
  public var pagesDone = 0
  /// The reason for which the job was given up, in a sentence.
  public var failure: String?

  /// Creates a job that waits.
  public init(
    _ id: Int, _ ticket: PrintTicket, printer: String, printerName: String, pageCount: Int,
    client: PrintClient? = nil, submitted: PhoneInstant = .boot
  ) {
    (self.id, self.ticket, self.printer) = (id, ticket, printer)
    (self.printerName, self.pageCount) = (printerName, max(pageCount, 0))
    (self.client, self.submitted) = (client, submitted)
  }

  /// The name of the job.
  public var name: String { ticket.name }

  /// The number of copies.
  public var copies: Int { ticket.copies }

  /// Whether the job has ended.
  public var isOver: Bool { state.isFinal }

  /// The state, as shown to users.
  public var stateText: String {
    if let reason = reasons.first(where: \.stops), !state.isFinal { return reason.text }
    return switch state {
    case .pending: "Waiting"
    case .held: "On Hold"
    case .processing where pagesDone > 0 && pageCount > 0:
      "Printing Page \(pagesDone) of \(pageCount)"
    case .processing: "Printing"
    case .stopped: "Printer Stopped"
    case .canceled: "Canceled"
    case .aborted: failure ?? "Failed"
    case .completed: "Printed"
    }
  }
}
