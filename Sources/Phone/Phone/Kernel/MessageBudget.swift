import TactusPhoneLink
import TactusPhoneTypes

/// A token bucket that limits the messages of an app.
struct MessageBudget: Sendable, Equatable {
  /// The remaining tokens, in billionths of a message.
  private var left = capacity
  private var filled: PhoneInstant

  private static let unit: Int64 = 1_000_000_000
  private static let capacity = Int64(LinkLimits.messagesPerSecond) * unit

  /// The number of bytes of a frame that cost as much as a message.
  ///
  /// - Source: ours: frames of the largest size at each refresh are half of what an app may send.
  ///   Confidence: guess.
  private static let frameBytesPerMessage = 65_536

  /// Creates a full bucket.
  init(at now: PhoneInstant) { filled = now }

  /// Removes the cost of a message; returns whether there were enough tokens.
  mutating func consume(_ message: AppMessage, at now: PhoneInstant) -> Bool {
    let passed = min(now.nanoseconds - filled.nanoseconds, 1_000_000_000)
    left = min(left + passed * Int64(LinkLimits.messagesPerSecond), Self.capacity)
    filled = now
    let cost = Self.cost(of: message) * Self.unit
    guard left >= cost else { return false }
    left -= cost
    return true
  }

  /// Returns the cost of a message: one, or more if it causes more work (HapticEngines.N12).
  private static func cost(of message: AppMessage) -> Int64 {
    switch message {
    case .player(_, .create(let pattern, _)): 10 + Int64(pattern.elementCount / 16)
    case .player(_, .execute(.send(let parameters), _)): 1 + Int64(parameters.count / 16)
    case .player(_, .execute(.schedule(let curve), _)): 1 + Int64(curve.points.count / 16)
    // A large frame costs as much as several messages (Turns.TU9).
    case .frame(let frame), .externalPicture(let frame?):
      1 + Int64(frame.bytes.count / frameBytesPerMessage)
    case .service(let request): 1 + Int64(request.payload.utf8.count / 1024)
    case .inspected(_, let elements): 1 + Int64(elements.count / 16)
    default: 1
    }
  }
}
