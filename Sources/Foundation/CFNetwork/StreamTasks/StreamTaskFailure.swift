import FoundationNetworking
import TactusCoreFoundation

/// The errors of sessions for those of sockets.
enum StreamTaskFailure {
  /// Returns the error of a stream as one of a session (Networking.NW73).
  static func error(_ error: any Error) -> URLError {
    let error = error as NSError
    let code: URLError.Code =
      switch (error.domain, Int32(truncatingIfNeeded: error.code)) {
      case (NSPOSIXErrorDomain, ECONNREFUSED), (NSPOSIXErrorDomain, EHOSTUNREACH):
        .cannotConnectToHost
      case (NSPOSIXErrorDomain, ETIMEDOUT): .timedOut
      case (NSPOSIXErrorDomain, ENETDOWN), (NSPOSIXErrorDomain, ENETUNREACH):
        .notConnectedToInternet
      case (NSPOSIXErrorDomain, _): .networkConnectionLost
      case (NSOSStatusErrorDomain, -9_814): .serverCertificateHasBadDate
      case (NSOSStatusErrorDomain, -9_815): .serverCertificateNotYetValid
      case (NSOSStatusErrorDomain, -9_807), (NSOSStatusErrorDomain, -9_843):
        .serverCertificateUntrusted
      case (NSOSStatusErrorDomain, _): .secureConnectionFailed
      default: .cannotFindHost
      }
    return URLError(code, userInfo: [NSUnderlyingErrorKey: error])
  }
}
