/// A reason for which a printer cannot be queried or does not print.
public enum PrinterError: Error, Equatable, Sendable {
  /// The library of CUPS is not installed.
  case notInstalled
  /// A text is not the address of a printer.
  case invalidAddress(String)
  /// Nothing responds at the address, for a reason.
  case unreachable(String)
  /// The printer did not respond in time.
  case silent(seconds: Double)
  /// The response violates the protocol.
  case malformed
  /// The response is longer than any printer's.
  case excessive
  /// The printer has refused, in the words of the protocol.
  case refused(String)
  /// The printer prints another job, and takes no more.
  case busy
  /// The printer accepts no kind of document that can be made, of those it names.
  case unknownFormats([String])
  /// A document cannot be drawn for a printer that takes pictures only, for a reason.
  case undrawable(String)
  /// The job was canceled while it was sent.
  case canceled

  /// The reason in a sentence, with what to do where something can be done.
  public var message: String {
    switch self {
    case .notInstalled:
      "CUPS is not installed, which speaks with printers; install the package libcups2"
    case .invalidAddress(let text):
      "'\(text)' is no printer: name a queue of CUPS, or an address such as "
        + "ipp://192.168.1.20/ipp/print"
    case .unreachable(let reason): "the printer cannot be reached: \(reason)"
    case .silent(let seconds): "the printer has not answered within \(Int(seconds)) s"
    case .malformed: "the printer's answer is damaged"
    case .excessive: "the printer's answer is too long"
    case .refused(let reason): "the printer has refused: \(reason)"
    case .busy: "the printer is busy with another job"
    case .unknownFormats(let formats):
      "the printer takes neither PDF nor PWG raster, only "
        + formats.prefix(Self.shownFormats).joined(separator: ", ")
        + (formats.count > Self.shownFormats ? " and others" : "")
    case .undrawable(let reason):
      "the printer takes no PDF, and a picture cannot be made of it: \(reason)"
    case .canceled: "the job was canceled"
    }
  }

  /// The maximum number of kinds of documents in a sentence.
  private static let shownFormats = 8
}
