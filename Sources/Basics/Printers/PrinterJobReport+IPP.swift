extension PrinterJobReport {
  /// The name of the attribute with the states of a job's printer, which not all printers have.
  static let reasonsName = "job-printer-state-reasons"

  /// Reads the attributes of a job.
  ///
  /// - Throws: `PrinterError.malformed`, if the state is missing or unknown.
  init(_ answer: IPPMessage) throws(PrinterError) {
    guard let state = answer.numbers("job-state").first.flatMap(PrinterJobState.init) else {
      throw .malformed
    }
    let done = ["job-impressions-completed", "job-media-sheets-completed"].compactMap {
      answer.numbers($0).first
    }
    self.init(
      state, reasons: answer.reasons(Self.reasonsName),
      pagesDone: max(done.first ?? 0, 0))
  }
}
