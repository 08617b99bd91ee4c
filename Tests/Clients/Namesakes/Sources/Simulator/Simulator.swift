import Haptics

/// A simulator of calls.
public struct Simulator {
  /// The length of a ring, in seconds.
  public let ringDuration: Double

  public init() throws { ringDuration = try Haptics.ring().duration }
}
