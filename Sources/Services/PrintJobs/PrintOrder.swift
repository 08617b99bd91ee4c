import TactusPhoneTypes
import TactusPrintModel
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
  /// The app that prints; `nil` for an order of the phone itself.
  public var client: PrintClient?
  /// The phone's time of the order.
  public var submitted = PhoneInstant.boot

  /// Creates an order.
  public init(
    _ ticket: PrintTicket, printer: String, printerName: String, documents: [[UInt8]],
    pageCount: Int
  ) {
    (self.ticket, self.printer, self.printerName) = (ticket, printer, printerName)
    (self.documents, self.pageCount) = (documents, pageCount)
  }

  /// The number of bytes of all documents.
  var byteCount: Int { documents.reduce(0) { $0 + $1.count } }
}
