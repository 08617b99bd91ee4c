internal import CTactusCups

/// A printer or a queue of CUPS that is queried by the Internet Printing Protocol.
///
/// Every function waits for the network, at most `IPPExchange.patience` seconds.
///
/// - Thread: any but that of an app's interface.
public struct Printer: Sendable, Hashable {
  /// The address.
  public let address: PrinterAddress

  /// Creates a printer of an address; nothing is requested yet.
  public init(_ address: PrinterAddress) { self.address = address }

  /// Requests the abilities and the state of the printer.
  ///
  /// - Parameter seconds: The longest wait.
  /// - Throws: `PrinterError`.
  public func describe(within seconds: Double = 10) throws(PrinterError) -> PrinterDescription {
    let request = try IPPMessage(IPP_OP_GET_PRINTER_ATTRIBUTES, to: address)
    // Not all printers send the database of papers with the others.
    request.add(
      IPPMessage.operation, IPP_TAG_KEYWORD, "requested-attributes", ["all", "media-col-database"])
    let answer = try IPPExchange.answer(to: request, at: address, within: seconds)
    try answer.check()
    return PrinterDescription(answer, at: address)
  }

  /// Starts a job without documents.
  ///
  /// - Parameters:
  ///   - ticket: The choices.
  ///   - description: The printer; what it does not know is left out.
  /// - Returns: The number of the job.
  /// - Throws: `PrinterError`.
  public func startJob(
    _ ticket: PrintTicket, on description: PrinterDescription
  ) throws(PrinterError) -> Int {
    let request = try IPPMessage(IPP_OP_CREATE_JOB, to: address)
    request.add(IPPMessage.operation, IPP_TAG_NAME, "job-name", Self.jobName(ticket.name))
    try request.add(ticket, description)
    let answer = try IPPExchange.answer(to: request, at: address)
    try answer.check()
    return try answer.jobNumber()
  }

  /// Sends a document of a job.
  ///
  /// - Parameters:
  ///   - document: The bytes.
  ///   - format: The MIME type.
  ///   - job: The number of the job.
  ///   - isLast: Whether the job has no more documents.
  ///   - isCanceled: Returns whether to stop; asked at least each second.
  /// - Throws: `PrinterError`.
  public func send(
    _ document: [UInt8], format: String, to job: Int, isLast: Bool,
    isCanceled: @escaping () -> Bool = { false }
  ) throws(PrinterError) {
    let request = try IPPMessage(IPP_OP_SEND_DOCUMENT, to: address)
    request.add(IPPMessage.operation, IPP_TAG_INTEGER, "job-id", job)
    request.add(IPPMessage.operation, IPP_TAG_MIMETYPE, "document-format", format)
    request.add(IPPMessage.operation, "last-document", isLast)
    // A slow printer takes a document at its own speed, at least 50 KB per second (guess).
    let seconds = IPPExchange.patience + Double(document.count) / 50_000
    let answer = try IPPExchange.answer(
      to: request, at: address, document: document, within: seconds, isCanceled: isCanceled)
    try answer.check()
  }

  /// Requests the state of a job.
  ///
  /// - Throws: `PrinterError`.
  public func report(of job: Int) throws(PrinterError) -> PrinterJobReport {
    let request = try IPPMessage(IPP_OP_GET_JOB_ATTRIBUTES, to: address)
    request.add(IPPMessage.operation, IPP_TAG_INTEGER, "job-id", job)
    let answer = try IPPExchange.answer(to: request, at: address)
    try answer.check()
    var report = try PrinterJobReport(answer)
    // For a job that states none, the printer itself is queried; the keyword for none is a state.
    if !report.state.isFinal, answer.texts(PrinterJobReport.reasonsName).isEmpty {
      report.reasons = try printerReasons()
    }
    return report
  }

  /// Cancels a job.
  ///
  /// - Throws: `PrinterError`.
  public func cancel(_ job: Int) throws(PrinterError) {
    let request = try IPPMessage(IPP_OP_CANCEL_JOB, to: address)
    request.add(IPPMessage.operation, IPP_TAG_INTEGER, "job-id", job)
    try IPPExchange.answer(to: request, at: address).check()
  }

  // MARK: Internals

  private func printerReasons() throws(PrinterError) -> [PrinterReason] {
    let request = try IPPMessage(IPP_OP_GET_PRINTER_ATTRIBUTES, to: address)
    request.add(
      IPPMessage.operation, IPP_TAG_KEYWORD, "requested-attributes", "printer-state-reasons")
    let answer = try IPPExchange.answer(to: request, at: address)
    try answer.check()
    return answer.reasons("printer-state-reasons")
  }

  /// Returns the name of a job as the protocol allows it: at most 255 bytes.
  private static func jobName(_ name: String) -> String {
    var (text, length) = ("", 0)
    for scalar in name.unicodeScalars where scalar.value >= 32 && scalar.value != 127 {
      length += UTF8.width(scalar)
      guard length <= 255 else { break }
      text.unicodeScalars.append(scalar)
    }
    return text.isEmpty ? "Document" : text
  }
}
