/// The bytes of a printer's response, read in each way in which responses are read (Printing.CU5).
package struct PrinterAnswer: Sendable, Equatable {
  /// The reason for which the printer has refused; `nil` if it has not.
  package let refusal: PrinterError?
  /// The printer, as far as the response describes one.
  package let description: PrinterDescription
  /// The job, if the response reports its state.
  package let report: PrinterJobReport?
  /// The number of the job, if the response has one.
  package let job: Int?

  /// Reads a response.
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
