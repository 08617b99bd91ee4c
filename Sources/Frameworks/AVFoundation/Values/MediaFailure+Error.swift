import TactusMediaReading

extension MediaFailure {
  /// The error for apps (Players.AS4).
  var error: any Error {
    switch self {
    case .notInstalled, .missingPlugin: AVError(.decoderNotFound, reason: reason)
    case .unreadable: AVError(.fileFormatNotRecognized, reason: reason)
    case .notFound:
      NSError(
        domain: NSURLErrorDomain, code: URLError.fileDoesNotExist.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey: "The requested URL was not found on this server.",
          NSLocalizedFailureReasonErrorKey: reason,
        ])
    case .offline:
      URLError(
        .notConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: reason, NSLocalizedFailureReasonErrorKey: reason,
        ])
    case .timedOut:
      NSError(
        domain: NSURLErrorDomain, code: URLError.timedOut.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey: "The request timed out.",
          NSLocalizedFailureReasonErrorKey: reason,
        ])
    }
  }
}
