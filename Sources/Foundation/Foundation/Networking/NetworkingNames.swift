import FoundationNetworking

// Names that Foundation on Linux lacks.

/// The key of the data with which a download can be resumed, in an error's user info.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// The method of authentication that judges the trust of a server; no session asks for it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of authentication that wants a certificate of the client; no session asks for it.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

/// Version 1.0 of the Hypertext Transfer Protocol.
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// Version 1.1 of the Hypertext Transfer Protocol.
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// Version 2 of the Hypertext Transfer Protocol.
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// Version 3 of the Hypertext Transfer Protocol.
public let kCFHTTPVersion3_0: CFString = "HTTP/3.0"

extension URL {
  /// Returns whether a file or the promise of one can be reached: there are no promises.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
