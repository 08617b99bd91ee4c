import CoreHaptics
import TactusFoundation
import Testing

/// Step CoreHaptics.CP10 of `Documentation/Behaviour/CoreHaptics.md`.
@Suite struct ExportedDurationTests {
  private func events(of pattern: CHHapticPattern) throws -> [[CHHapticPattern.Key: Any]] {
    let entries = try pattern.exportDictionary()[.pattern] as? [[CHHapticPattern.Key: Any]] ?? []
    return entries.compactMap { $0[.event] as? [CHHapticPattern.Key: Any] }
  }

  @Test("An exported transient has a duration: its own, or 0")
  func transients() throws {
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
    let long = CHHapticEvent(
      eventType: .hapticTransient, parameters: [], relativeTime: 1, duration: 0.25)
    let hum = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 2, duration: 3)
    let pattern = try CHHapticPattern(events: [tap, long, hum], parameters: [])
    let durations = try events(of: pattern).map { $0[.eventDuration] as? Double }
    #expect(durations == [0, 0.25, 3])
    let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
    #expect(again.pattern == pattern.pattern)
  }
}
