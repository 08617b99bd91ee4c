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

  /// Takes as many messages out as one is worth; returns whether there were so many.
  mutating func take(_ message: AppMessage, at now: PhoneInstant) -> Bool {
    let passed = min(now.nanoseconds - filled.nanoseconds, 1_000_000_000)
    left = min(left + passed * Int64(LinkLimits.messagesPerSecond), Self.capacity)
    filled = now
    let cost = Self.cost(of: message) * Self.unit
    guard left >= cost else { return false }
    left -= cost
    return true
  }

  /// What a message is worth: one, and more where the phone has more to do (N12).
  private static func cost(of message: AppMessage) -> Int64 {
    switch message {
    case .player(_, .make(let pattern, _)): 10 + Int64(pattern.elementCount / 16)
    case .player(_, .perform(.send(let parameters), _)): 1 + Int64(parameters.count / 16)
    case .player(_, .perform(.schedule(let curve), _)): 1 + Int64(curve.points.count / 16)
    // TU9.
    case .frame(let frame): 1 + Int64(frame.bytes.count / 4096)
    case .inspected(_, let elements): 1 + Int64(elements.count / 16)
    default: 1
    }
  }
}
