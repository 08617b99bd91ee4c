// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/URLLoading.tsv.
// Do not edit.

import FoundationNetworking
import TactusFoundationBase

/// The policy of a cookie about requests from other sites.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Requests that lead from another site to this one have the cookie, too.
  public static let sameSiteLax = Self(rawValue: "lax")
  /// Only requests from the cookie's own site have it.
  public static let sameSiteStrict = Self(rawValue: "strict")
}

/// The kind of traffic of a request, which says how networks may treat it:
/// `URLRequest.NetworkServiceType`, under its name in Objective-C.
///
/// The toolchain's type lacks three kinds, and has another number for a fourth. Lowered sources
/// name this one.
///
/// - Source: the numbers are those of Apple's reference. Confidence: documented.
public enum NSURLRequestNetworkServiceType: UInt, Sendable {
  /// Traffic of no special kind.
  case `default` = 0
  /// Control traffic of calls over the internet; an older kind.
  case voip = 1
  /// Video in real time, such as that of a call.
  case video = 2
  /// Traffic that the user does not wait for.
  case background = 3
  /// Voice in real time.
  case voice = 4
  /// Data that the user waits for.
  case responsiveData = 6
  /// Sound and video that are played as they come.
  case avStreaming = 8
  /// Sound and video that the user waits for.
  case responsiveAV = 9
  /// The signals of a call.
  case callSignaling = 11
  /// The signals of a call, by an older name.
  public static var networkServiceTypeCallSignaling: Self { .callSignaling }
}

/// The way in which connections use several networks:
/// `URLSessionConfiguration.MultipathServiceType`, under its name in Objective-C.
public enum NSURLSessionMultipathServiceType: Int, Sendable {
  /// One network.
  case none = 0
  /// Another network when the first one fails.
  case handover = 1
  /// The network with the least delay.
  case interactive = 2
  /// All networks together.
  case aggregate = 3
}

extension URLSessionConfiguration {
  /// The way in which connections use several networks.
  public typealias MultipathServiceType = NSURLSessionMultipathServiceType
}

/// A version of the Secure Sockets Layer or of Transport Layer Security.
///
/// - Source: raw values of the public header of Secure Transport.
@available(*, deprecated, message: "use tls_protocol_version_t")
public enum SSLProtocol: Int32, Sendable {
  /// No version is stated.
  case sslProtocolUnknown = 0
  /// SSL 2.0.
  case sslProtocol2 = 1
  /// SSL 3.0.
  case sslProtocol3 = 2
  /// SSL 3.0 only.
  case sslProtocol3Only = 3
  /// TLS 1.0.
  case tlsProtocol1 = 4
  /// TLS 1.0 only.
  case tlsProtocol1Only = 5
  /// All versions.
  case sslProtocolAll = 6
  /// TLS 1.1.
  case tlsProtocol11 = 7
  /// TLS 1.2.
  case tlsProtocol12 = 8
  /// TLS 1.0 for datagrams.
  case dtlsProtocol1 = 9
  /// TLS 1.3.
  case tlsProtocol13 = 10
  /// TLS 1.2 for datagrams.
  case dtlsProtocol12 = 11
  /// The greatest version that the system supports.
  case tlsProtocolMaxSupported = 999
}

/// A version of Transport Layer Security.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// Version 1.0.
  case TLSv10 = 0x0301
  /// Version 1.1.
  case TLSv11 = 0x0302
  /// Version 1.2.
  case TLSv12 = 0x0303
  /// Version 1.3.
  case TLSv13 = 0x0304
  /// Version 1.0 for datagrams.
  case DTLSv10 = 0xfeff
  /// Version 1.2 for datagrams.
  case DTLSv12 = 0xfefd
}
