// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/URLLoading.tsv.
// Do not edit.

import FoundationNetworking
import TactusFoundationBase

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
  /// Video that someone watches, such as that of a call.
  case video = 2
  /// Traffic that nobody waits for.
  case background = 3
  /// Voice that someone hears.
  case voice = 4
  /// Data that someone waits for.
  case responsiveData = 6
  /// Sound and video that are played as they come.
  case avStreaming = 8
  /// Sound and video that someone waits for.
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
