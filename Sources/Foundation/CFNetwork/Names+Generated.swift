// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CFNetwork.tsv.
// Do not edit.

import TactusCoreFoundation

/// The errors of authentication.
public enum CFStreamErrorHTTPAuthentication: Int32, Sendable {
  /// The scheme is not supported.
  case typeUnsupported = -1_000
  /// The name of the user cannot be used.
  case badUserName = -1_001
  /// The password cannot be used.
  case badPassword = -1_002
}

/// The key of the name of the user.
public let kCFHTTPAuthenticationUsername: CFString = "kCFHTTPAuthenticationUsername"
/// The key of the password.
public let kCFHTTPAuthenticationPassword: CFString = "kCFHTTPAuthenticationPassword"
/// The key of the domain of an account, which only NTLM has.
public let kCFHTTPAuthenticationAccountDomain: CFString = "kCFHTTPAuthenticationAccountDomain"

/// The scheme that sends the password.
public let kCFHTTPAuthenticationSchemeBasic: CFString = "Basic"
/// The scheme that sends a digest of the password.
public let kCFHTTPAuthenticationSchemeDigest: CFString = "Digest"
/// The scheme NTLM, which is not supported.
public let kCFHTTPAuthenticationSchemeNTLM: CFString = "NTLM"
/// The scheme Kerberos, which is not supported.
public let kCFHTTPAuthenticationSchemeKerberos: CFString = "Kerberos"
/// The scheme Negotiate, which is not supported.
public let kCFHTTPAuthenticationSchemeNegotiate: CFString = "Negotiate"
/// The second form of the scheme Negotiate, which is not supported.
public let kCFHTTPAuthenticationSchemeNegotiate2: CFString = "Negotiate2"

/// The kind of information about a host.
public enum CFHostInfoType: Int32, Sendable {
  /// The addresses of a name.
  case addresses = 0
  /// The names of an address.
  case names = 1
  /// The reachability of the host, which is not looked up here.
  case reachability = 2
}

/// The numbers of the errors in `kCFErrorDomainCFNetwork`.
///
/// Those of URLs are Foundation's `URLError.Code`.
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

/// The error domains that each system has.
public enum CFStreamErrorDomain: CFIndex, Sendable {
  /// The app's own errors.
  case custom = -1
  /// The system's numbers, such as `ECONNREFUSED`.
  case POSIX = 1
  /// Apple's results.
  case macOSStatus = 2
}

/// The version 1.0 of HTTP.
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// The version 1.1 of HTTP.
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// The version 2 of HTTP.
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// The version 3 of HTTP.
public let kCFHTTPVersion3_0: CFString = "HTTP/3.0"

/// Whether there is a proxy for HTTP, a number.
public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
/// The port of the proxy for HTTP.
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
/// The host of the proxy for HTTP.
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
/// Whether a script chooses the proxy, a number.
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
/// The address of the script.
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"
/// The script.
public let kCFNetworkProxiesProxyAutoConfigJavaScript: CFString = "ProxyAutoConfigJavaScript"

/// The kind of a proxy.
public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
/// The host of a proxy.
public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
/// The port of a proxy.
public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
/// The address of a script that chooses the proxy.
public let kCFProxyAutoConfigurationURLKey: CFString = "kCFProxyAutoConfigurationURLKey"
/// The script that chooses the proxy.
public let kCFProxyAutoConfigurationJavaScriptKey: CFString =
  "kCFProxyAutoConfigurationJavaScriptKey"
/// The name of the user of a proxy.
public let kCFProxyUsernameKey: CFString = "kCFProxyUsernameKey"
/// The password of the user of a proxy.
public let kCFProxyPasswordKey: CFString = "kCFProxyPasswordKey"

/// None: the host is reached directly.
public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
/// A proxy for HTTP.
public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
/// A proxy for HTTPS.
public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
/// A SOCKS proxy.
public let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"
/// A proxy for FTP.
public let kCFProxyTypeFTP: CFString = "kCFProxyTypeFTP"
/// The proxy that a script at an address chooses.
public let kCFProxyTypeAutoConfigurationURL: CFString = "kCFProxyTypeAutoConfigurationURL"
/// The proxy that a script chooses.
public let kCFProxyTypeAutoConfigurationJavaScript: CFString =
  "kCFProxyTypeAutoConfigurationJavaScript"

/// The state of a stream, as Core Foundation names it.
public enum CFStreamStatus: CFIndex, Sendable {
  /// It was not opened.
  case notOpen = 0
  /// It is being opened.
  case opening = 1
  /// It is open.
  case open = 2
  /// It is being read.
  case reading = 3
  /// It is being written.
  case writing = 4
  /// There are no more bytes.
  case atEnd = 5
  /// It was closed.
  case closed = 6
  /// It has failed.
  case error = 7
}

/// The level of security.
public let kCFStreamPropertySocketSecurityLevel: CFString =
  "kCFStreamPropertySocketSecurityLevel"
/// The settings of TLS, a dictionary.
public let kCFStreamPropertySSLSettings: CFString = "kCFStreamPropertySSLSettings"
/// The trust in the certificates of the server.
public let kCFStreamPropertySSLPeerTrust: CFString = "kCFStreamPropertySSLPeerTrust"
/// The session of TLS.
public let kCFStreamPropertySSLContext: CFString = "kCFStreamPropertySSLContext"
/// Whether the socket is closed with the streams.
public let kCFStreamPropertyShouldCloseNativeSocket: CFString =
  "kCFStreamPropertyShouldCloseNativeSocket"
/// The settings of a SOCKS proxy.
public let kCFStreamPropertySOCKSProxy: CFString = "kCFStreamPropertySOCKSProxy"
/// The kind of traffic.
public let kCFStreamNetworkServiceType: CFString = "kCFStreamNetworkServiceType"

/// No TLS.
public let kCFStreamSocketSecurityLevelNone: CFString = "kCFStreamSocketSecurityLevelNone"
/// SSL 2, which is not supported.
public let kCFStreamSocketSecurityLevelSSLv2: CFString = "kCFStreamSocketSecurityLevelSSLv2"
/// SSL 3, which is not supported.
public let kCFStreamSocketSecurityLevelSSLv3: CFString = "kCFStreamSocketSecurityLevelSSLv3"
/// TLS.
public let kCFStreamSocketSecurityLevelTLSv1: CFString = "kCFStreamSocketSecurityLevelTLSv1"
/// The highest version that both sides have.
public let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString =
  "kCFStreamSocketSecurityLevelNegotiatedSSL"

/// The level of security.
public let kCFStreamSSLLevel: CFString = "kCFStreamSSLLevel"
/// Whether the certificates of the server are validated.
public let kCFStreamSSLValidatesCertificateChain: CFString =
  "kCFStreamSSLValidatesCertificateChain"
/// The name in the certificate of the server; a null value for any.
public let kCFStreamSSLPeerName: CFString = "kCFStreamSSLPeerName"
/// The certificates of this side, which streams do not support.
public let kCFStreamSSLCertificates: CFString = "kCFStreamSSLCertificates"
/// Whether this side is the server, which streams do not support.
public let kCFStreamSSLIsServer: CFString = "kCFStreamSSLIsServer"
