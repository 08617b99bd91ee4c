import TactusPhoneTypes

/// A rate limiter for the messages of a page, a token bucket.
package struct PageRateLimiter: Sendable {
  private var left = PageLimits.messagesPerSecond
  private var time: PhoneInstant

  package init(at now: PhoneInstant) { time = now }

  /// Takes tokens for messages; returns `false` if there are not enough.
  package mutating func take(_ count: Int, at now: PhoneInstant) -> Bool {
    let passed = max(0, time.duration(to: now) / .seconds(1))
    time = max(time, now)
    left = min(
      PageLimits.messagesPerSecond, left + passed * PageLimits.messagesPerSecond)
    guard left >= Double(count) else { return false }
    left -= Double(count)
    return true
  }
}
