import TactusPrinters

/// A job that a simulated printer has printed.
public struct PrintedDocument: Sendable, Equatable {
  /// The number of the job.
  public let job: Int
  /// The name of the printer.
  public let printerName: String
  /// The choices of the job.
  public let ticket: PrintTicket
  /// The number of pages of a copy.
  public let pageCount: Int
  /// The documents, each as the bytes of a PDF document.
  public let documents: [[UInt8]]
}
