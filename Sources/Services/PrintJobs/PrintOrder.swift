import TactusPrinters

/// An order to print documents.
public struct PrintOrder: Sendable {
  /// The choices.
  public var ticket: PrintTicket
  /// The address of the printer.
  public var printer: String
  /// The name of the printer.
  public var printerName: String
  /// The documents, each as the bytes of a PDF document.
  public var documents: [[UInt8]]
  /// The number of pages of a copy.
  public var pageCount: Int

  /// Creates an order.
  public init(
    _ ticket: PrintTicket, printer: String, printerName: String, documents: [[UInt8]],
    pageCount: Int
  ) {
    (self.ticket, self.printer, self.printerName) = (ticket, printer, printerName)
    (self.documents, self.pageCount) = (documents, pageCount)
  }
}
