internal import CTactusCups

extension IPPMessage {
  /// Checks that the printer has carried out the request.
  ///
  /// - Throws: `PrinterError`, with the words of the printer.
  func check() throws(PrinterError) {
    let status = status
    guard status.rawValue >= IPP_STATUS_ERROR_BAD_REQUEST.rawValue || status.rawValue < 0 else {
      return
    }
    let words = texts("status-message").first.flatMap { $0.isEmpty ? nil : $0 }
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

  /// Returns the number of the job that the printer has started.
  ///
  /// - Throws: `PrinterError.malformed`.
  func jobNumber() throws(PrinterError) -> Int {
    guard let job = numbers("job-id").first, job > 0 else { throw .malformed }
    return job
  }

  /// Returns the states in an attribute, in which the keyword for none is not a state.
  func reasons(_ name: String) -> [PrinterReason] {
    texts(name).filter { $0 != "none" }.map { PrinterReason($0) }
  }
}
