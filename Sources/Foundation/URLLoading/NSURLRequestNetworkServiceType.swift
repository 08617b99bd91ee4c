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
  public static var networkServiceTypeCallSignaling: NSURLRequestNetworkServiceType {
    .callSignaling
  }
}
