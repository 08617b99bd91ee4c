import FoundationNetworking
import TactusFoundationBase

// Names that Foundation on Linux lacks.

/// The key of the data with which a download can be resumed, in an error's user info.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// The method of authentication that evaluates the trust of a server; no session asks for it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of authentication that requires a certificate of the client; no session asks for it.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

extension URL {
  /// Returns whether a file or the promise of one can be reached: there are no promises.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

/// The key of the data with which an upload could be resumed, in an error's user info; never
/// present.
public let NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"
