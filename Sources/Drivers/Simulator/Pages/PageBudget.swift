import PhoneHardware

/// How much a page may still say: it fills by itself, and is used up by messages.
package struct PageBudget: Sendable {
  private var left = PageLimits.messagesPerSecond
  private var time: PhoneInstant

  package init(at now: PhoneInstant) { time = now }

  /// Takes some messages out of it; false where there are not so many left.
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
