import TactusCoreFoundation

// The names of the properties of streams of sockets, and of their values.
//
// - Source: Apple's reference for the names. Confidence: a guess that the texts are the names.

// MARK: Properties

/// The level of security.
public let kCFStreamPropertySocketSecurityLevel: CFString = "kCFStreamPropertySocketSecurityLevel"
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

// MARK: Levels of security

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

// MARK: Settings of TLS

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
