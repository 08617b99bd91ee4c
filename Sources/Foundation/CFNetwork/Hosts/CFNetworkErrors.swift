/// The numbers of the errors in `kCFErrorDomainCFNetwork`.
///
/// The numbers of errors with URLs are those of Foundation's `URLError.Code`.
///
/// - Source: Apple's reference. Confidence: documented.
public enum CFNetworkErrors: Int32, Sendable {
  /// The host was not found.
  case cfHostErrorHostNotFound = 1
  /// The lookup of the host has failed.
  case cfHostErrorUnknown = 2
  /// The proxy does not know the version of the client.
  case cfsocksErrorUnknownClientVersion = 100
  /// The version of the proxy is not supported.
  case cfsocksErrorUnsupportedServerVersion = 101
  /// The proxy has refused the request.
  case cfsocks4ErrorRequestFailed = 110
  /// The proxy could not identify the user.
  case cfsocks4ErrorIdentdFailed = 111
  /// The names of the user differ.
  case cfsocks4ErrorIdConflict = 112
  /// The status of the proxy is unknown.
  case cfsocks4ErrorUnknownStatusCode = 113
  /// The state of the connection to the proxy is wrong.
  case cfsocks5ErrorBadState = 120
  /// The proxy has responded with an invalid address.
  case cfsocks5ErrorBadResponseAddr = 121
  /// The proxy has refused the name or the password.
  case cfsocks5ErrorBadCredentials = 122
  /// The method of the proxy is not supported.
  case cfsocks5ErrorUnsupportedNegotiationMethod = 123
  /// The proxy accepts no method.
  case cfsocks5ErrorNoAcceptableMethod = 124
  /// The status of a server of FTP is unexpected.
  case cfftpErrorUnexpectedStatusCode = 200
  /// The kind of authentication is not supported.
  case cfErrorHTTPAuthenticationTypeUnsupported = 300
  /// The server has refused the name or the password.
  case cfErrorHTTPBadCredentials = 301
  /// The connection was lost.
  case cfErrorHTTPConnectionLost = 302
  /// The response is not an HTTP message.
  case cfErrorHTTPParseFailure = 303
  /// Redirections lead in a circle.
  case cfErrorHTTPRedirectionLoopDetected = 304
  /// The URL is invalid.
  case cfErrorHTTPBadURL = 305
  /// The connection to the proxy has failed.
  case cfErrorHTTPProxyConnectionFailure = 306
  /// The proxy of HTTP has refused the name or the password.
  case cfErrorHTTPBadProxyCredentials = 307
  /// The proxy auto-configuration file is invalid.
  case cfErrorPACFileError = 308
  /// The proxy auto-configuration file requires authentication.
  case cfErrorPACFileAuth = 309
  /// The connection through the proxy has failed.
  case cfErrorHTTPSProxyConnectionFailure = 310
  /// Another process uses the background session.
  case cfurlErrorBackgroundSessionInUseByAnotherProcess = -996
  /// The background session was disconnected.
  case cfurlErrorBackgroundSessionWasDisconnected = -997
  /// The reason is unknown.
  case cfurlErrorUnknown = -998
  /// The load was cancelled.
  case cfurlErrorCancelled = -999
  /// The URL is wrong.
  case cfurlErrorBadURL = -1000
  /// The request timed out.
  case cfurlErrorTimedOut = -1001
  /// The scheme is not supported.
  case cfurlErrorUnsupportedURL = -1002
  /// The name of the host has no address.
  case cfurlErrorCannotFindHost = -1003
  /// The host accepts no connection.
  case cfurlErrorCannotConnectToHost = -1004
  /// The connection was lost during the load.
  case cfurlErrorNetworkConnectionLost = -1005
  /// The DNS lookup has failed.
  case cfurlErrorDNSLookupFailed = -1006
  /// There are too many redirections.
  case cfurlErrorHTTPTooManyRedirects = -1007
  /// The resource is not available.
  case cfurlErrorResourceUnavailable = -1008
  /// There is no network.
  case cfurlErrorNotConnectedToInternet = -1009
  /// A redirection has no valid target.
  case cfurlErrorRedirectToNonExistentLocation = -1010
  /// The server's response is invalid.
  case cfurlErrorBadServerResponse = -1011
  /// The user has cancelled the authentication.
  case cfurlErrorUserCancelledAuthentication = -1012
  /// The user needs to authenticate.
  case cfurlErrorUserAuthenticationRequired = -1013
  /// The resource is empty.
  case cfurlErrorZeroByteResource = -1014
  /// The bytes cannot be decoded.
  case cfurlErrorCannotDecodeRawData = -1015
  /// The content cannot be decoded.
  case cfurlErrorCannotDecodeContentData = -1016
  /// The response cannot be parsed.
  case cfurlErrorCannotParseResponse = -1017
  /// Roaming is off.
  case cfurlErrorInternationalRoamingOff = -1018
  /// A call is active.
  case cfurlErrorCallIsActive = -1019
  /// The cellular network is not allowed.
  case cfurlErrorDataNotAllowed = -1020
  /// The stream of the body is used up.
  case cfurlErrorRequestBodyStreamExhausted = -1021
  /// The app requires secure connections.
  case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
  /// The file does not exist.
  case cfurlErrorFileDoesNotExist = -1100
  /// The file is a folder.
  case cfurlErrorFileIsDirectory = -1101
  /// The file may not be read.
  case cfurlErrorNoPermissionsToReadFile = -1102
  /// There are too many bytes.
  case cfurlErrorDataLengthExceedsMaximum = -1103
  /// The file is in no allowed folder.
  case cfurlErrorFileOutsideSafeArea = -1104
  /// The secure connection has failed.
  case cfurlErrorSecureConnectionFailed = -1200
  /// The certificate of the server has expired.
  case cfurlErrorServerCertificateHasBadDate = -1201
  /// The certificate of the server is not trusted.
  case cfurlErrorServerCertificateUntrusted = -1202
  /// The root of the server's certificate is unknown.
  case cfurlErrorServerCertificateHasUnknownRoot = -1203
  /// The certificate of the server is not valid yet.
  case cfurlErrorServerCertificateNotYetValid = -1204
  /// The server has refused the client's certificate.
  case cfurlErrorClientCertificateRejected = -1205
  /// The server requires a certificate of the client.
  case cfurlErrorClientCertificateRequired = -1206
  /// The cache has no response.
  case cfurlErrorCannotLoadFromNetwork = -2000
  /// The file cannot be created.
  case cfurlErrorCannotCreateFile = -3000
  /// The file cannot be opened.
  case cfurlErrorCannotOpenFile = -3001
  /// The file cannot be closed.
  case cfurlErrorCannotCloseFile = -3002
  /// The file cannot be written.
  case cfurlErrorCannotWriteToFile = -3003
  /// The file cannot be removed.
  case cfurlErrorCannotRemoveFile = -3004
  /// The file cannot be moved.
  case cfurlErrorCannotMoveFile = -3005
  /// The file could not be decoded during the load.
  case cfurlErrorDownloadDecodingFailedMidStream = -3006
  /// The file could not be decoded at its end.
  case cfurlErrorDownloadDecodingFailedToComplete = -3007
  /// The file of cookies cannot be read.
  case cfhttpCookieCannotParseCookieFile = -4000
  /// The reason of a service's failure is unknown.
  case cfNetServiceErrorUnknown = -72000
  /// The name of a service is in use.
  case cfNetServiceErrorCollision = -72001
  /// A service was not found.
  case cfNetServiceErrorNotFound = -72002
  /// A service is busy.
  case cfNetServiceErrorInProgress = -72003
  /// An argument of a service is invalid.
  case cfNetServiceErrorBadArgument = -72004
  /// A service was stopped.
  case cfNetServiceErrorCancel = -72005
  /// A service is not complete.
  case cfNetServiceErrorInvalid = -72006
  /// The operation of a service timed out.
  case cfNetServiceErrorTimeout = -72007
  /// The daemon of services has failed.
  case cfNetServiceErrorDNSServiceFailure = -73000
}
