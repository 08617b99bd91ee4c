/// The bytes of a printer's answer, read in each way in which answers are read (Printing.CU5).
package struct PrinterAnswer: Sendable, Equatable {
  /// The reason for which the printer has refused; `nil` if it has not.
  package let refusal: PrinterError?
  /// The printer, as far as the answer describes one.
  package let description: PrinterDescription
  /// The job, if the answer reports its state.
  package let report: PrinterJobReport?
  /// The number of the job, if the answer has one.
  package let job: Int?

  /// Reads an answer.
  ///
  /// - Throws: `PrinterError`, for damaged bytes.
  package init(_ bytes: [UInt8]) throws(PrinterError) {
    let answer = try IPPExchange.answer(in: bytes)
    do throws(PrinterError) {
      try answer.check()
      refusal = nil
    } catch {
      refusal = error
    }
    description = PrinterDescription(answer, at: try PrinterAddress("ipp://localhost"))
    report = try? PrinterJobReport(answer)
    job = try? answer.jobNumber()
  }
}
