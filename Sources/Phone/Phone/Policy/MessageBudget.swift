import PhoneHardware
import PhoneLink

/// How many messages an app may still send: a bucket that fills as time passes.
struct MessageBudget: Sendable, Equatable {
  /// Billionths of a message that are left.
  private var left = capacity
  private var filled: PhoneInstant

  private static let unit: Int64 = 1_000_000_000
  private static let capacity = Int64(LinkLimits.messagesPerSecond) * unit

  /// Begins full.
  init(at now: PhoneInstant) { filled = now }

  /// Takes one message out; returns whether there was one.
  mutating func take(at now: PhoneInstant) -> Bool {
    let passed = min(now.nanoseconds - filled.nanoseconds, 1_000_000_000)
    left = min(left + passed * Int64(LinkLimits.messagesPerSecond), Self.capacity)
    filled = now
    guard left >= Self.unit else { return false }
    left -= Self.unit
    return true
  }
}
