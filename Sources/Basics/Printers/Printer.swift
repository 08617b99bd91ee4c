internal import CTactusCups

/// A printer or a queue of CUPS that is asked by the Internet Printing Protocol.
///
/// Every function waits for the network, at most `IPPExchange.patience` seconds.
///
/// - Thread: any but that of an app's interface.
public struct Printer: Sendable, Hashable {
  /// The address.
  public let address: PrinterAddress

  /// Creates a printer of an address; nothing is asked yet.
  public init(_ address: PrinterAddress) { self.address = address }

  /// Asks what the printer can do, and how it is.
  ///
  /// - Parameter seconds: The longest wait.
  /// - Throws: `PrinterError`.
  public func describe(within seconds: Double = 10) throws(PrinterError) -> PrinterDescription {
    let request = try IPPMessage(IPP_OP_GET_PRINTER_ATTRIBUTES, to: address)
    // Not all printers send the database of papers with the others.
    request.add(
      IPPMessage.operation, IPP_TAG_KEYWORD, "requested-attributes", ["all", "media-col-database"])
    let answer = try IPPExchange.answer(to: request, at: address, within: seconds)
    try Self.check(answer)
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
    try Self.check(answer)
    guard let job = answer.numbers("job-id").first, job > 0 else { throw .malformed }
    return job
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
    // A slow printer takes a document at its own speed, at least 50 KB a second (guess).
    let seconds = IPPExchange.patience + Double(document.count) / 50_000
    let answer = try IPPExchange.answer(
      to: request, at: address, document: document, within: seconds, isCanceled: isCanceled)
    try Self.check(answer)
  }

  /// Asks how a job is.
  ///
  /// - Throws: `PrinterError`.
  public func report(of job: Int) throws(PrinterError) -> PrinterJobReport {
    let request = try IPPMessage(IPP_OP_GET_JOB_ATTRIBUTES, to: address)
    request.add(IPPMessage.operation, IPP_TAG_INTEGER, "job-id", job)
    let answer = try IPPExchange.answer(to: request, at: address)
    try Self.check(answer)
    guard let state = answer.numbers("job-state").first.flatMap(PrinterJobState.init) else {
      throw .malformed
    }
    var reasons = answer.texts("job-printer-state-reasons")
    if !state.isFinal, reasons.isEmpty { reasons = try printerReasons() }
    let done = ["job-impressions-completed", "job-media-sheets-completed"].compactMap {
      answer.numbers($0).first
    }
    return PrinterJobReport(
      state, reasons: reasons.filter { $0 != "none" }.map { PrinterReason($0) },
      pagesDone: max(done.first ?? 0, 0))
  }

  /// Cancels a job.
  ///
  /// - Throws: `PrinterError`.
  public func cancel(_ job: Int) throws(PrinterError) {
    let request = try IPPMessage(IPP_OP_CANCEL_JOB, to: address)
    request.add(IPPMessage.operation, IPP_TAG_INTEGER, "job-id", job)
    try Self.check(try IPPExchange.answer(to: request, at: address))
  }

  // MARK: Internals

  private func printerReasons() throws(PrinterError) -> [String] {
    let request = try IPPMessage(IPP_OP_GET_PRINTER_ATTRIBUTES, to: address)
    request.add(
      IPPMessage.operation, IPP_TAG_KEYWORD, "requested-attributes", "printer-state-reasons")
    let answer = try IPPExchange.answer(to: request, at: address)
    try Self.check(answer)
    return answer.texts("printer-state-reasons")
  }

  private static func check(_ answer: IPPMessage) throws(PrinterError) {
    let status = answer.status
    guard status.rawValue >= IPP_STATUS_ERROR_BAD_REQUEST.rawValue || status.rawValue < 0 else {
      return
    }
    let words = answer.texts("status-message").first.flatMap { $0.isEmpty ? nil : $0 }
    let name: String =
      switch status {
      case IPP_STATUS_ERROR_NOT_FOUND: "there is no such printer or job"
      case IPP_STATUS_ERROR_NOT_ACCEPTING_JOBS: "it takes no jobs"
      case IPP_STATUS_ERROR_DOCUMENT_FORMAT_NOT_SUPPORTED: "it does not know this kind of document"
      case IPP_STATUS_ERROR_NOT_POSSIBLE: "this is not possible now"
      case IPP_STATUS_ERROR_NOT_AUTHORIZED, IPP_STATUS_ERROR_FORBIDDEN,
        IPP_STATUS_ERROR_NOT_AUTHENTICATED:
        "the phone may not use it"
      case IPP_STATUS_ERROR_BUSY, IPP_STATUS_ERROR_SERVICE_UNAVAILABLE,
        IPP_STATUS_ERROR_TOO_MANY_JOBS:
        throw .busy
      default: "IPP status \(status.rawValue)"
      }
    throw .refused(words.map { "\(name) (\($0))" } ?? name)
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
