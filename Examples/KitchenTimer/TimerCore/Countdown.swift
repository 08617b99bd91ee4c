import Foundation

/// A kitchen timer's remaining time.
public struct Countdown: Equatable, Sendable {
  /// The remaining seconds.
  public private(set) var seconds: Int

  /// Creates a countdown of some minutes.
  public init(minutes: Int) { seconds = 60 * minutes }

  /// Adds minutes, down to no time at most.
  public mutating func add(minutes: Int) { seconds = max(0, seconds + 60 * minutes) }

  /// The time as minutes and seconds, such as `3:00`.
  public var text: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
