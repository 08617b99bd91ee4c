import PhoneTesting
import UIKit

/// A wait on the phone's clock.
@MainActor
enum PhoneWait {
  /// Advances the phone's time until a condition holds.
  ///
  /// - Parameters:
  ///   - timeout: The longest time in seconds.
  ///   - phone: The phone; without one the condition is evaluated once.
  ///   - condition: The condition.
  /// - Returns: Whether it holds.
  static func until(
    _ timeout: TimeInterval, on phone: SimulatedPhone?, _ condition: () -> Bool
  ) -> Bool {
    if condition() { return true }
    guard let phone else { return false }
    var rest = timeout
    while rest > 0 {
      phone.wait(min(step, rest))
      rest -= step
      if condition() { return true }
    }
    return false
  }

  /// The polling interval in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step = 0.1
}
