import FoundationNetworking
import TactusFoundationBase

/// The errors that a session reports for those of protocols.
enum ReportedError {
  /// Returns an error as a task reports it: of a type of Swift only its domain, its code and its
  /// user information, with the URL (Networking.NW22).
  ///
  /// - Parameters:
  ///   - error: The error of a protocol.
  ///   - url: The URL of the request.
  static func of(_ error: any Error, for url: URL?) -> any Error {
    guard !isOfFoundation(error) else { return error }
    let error = error as NSError
    var info = error.userInfo
    info[NSURLErrorFailingURLErrorKey] = url
    return NSError(domain: error.domain, code: error.code, userInfo: info)
  }

  /// Returns whether an error of a type is the same error before and after a cast to `NSError`.
  private static func isOfFoundation(_ error: any Error) -> Bool {
    error is URLError || error is CocoaError || error is POSIXError
      || type(of: error) is NSError.Type
  }
}
