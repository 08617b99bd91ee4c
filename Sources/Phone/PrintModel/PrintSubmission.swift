import TactusPrinters

/// A job that an app hands to its phone.
///
/// The documents are in memory of the app that cannot change any more. The submission has no path
/// and no process: the phone knows the process from the connection (Printing.PS2).
public struct PrintSubmission: Sendable, Equatable {
  /// The print options.
  public var ticket: PrintTicket
  /// The address of the printer.
  public var printer: String
  /// The name of the printer.
  public var printerName: String
  /// The number of pages of a copy.
  public var pageCount: Int
  /// The documents.
  public var documents: [Document]

  /// A document of a submission.
  public struct Document: Sendable, Equatable {
    /// The file descriptor in the app's process.
    public var descriptor: Int32
    /// The password by which the app has opened the document; `nil` for none (Printing.RD2).
    public var password: String?

    /// Creates a document.
    public init(descriptor: Int32, password: String? = nil) {
      (self.descriptor, self.password) = (descriptor, password)
    }
  }

  /// Creates a submission.
  public init(
    _ ticket: PrintTicket, printer: String, printerName: String, pageCount: Int,
    documents: [Document]
  ) {
    (self.ticket, self.printer, self.printerName) = (ticket, printer, printerName)
    (self.pageCount, self.documents) = (pageCount, documents)
  }
}
