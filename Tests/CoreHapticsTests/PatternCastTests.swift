import CoreHaptics
import TactusFoundation
import TestSupport
import Testing

/// Steps ObjectiveC.WC1–WC4, for Core Haptics.
@Suite struct PatternCastTests {
  @Test("The JSON object of a file makes the file's pattern")
  func files() throws {
    var count = 0
    for file in SharedFolder.examplePatterns {
      guard let expected = try? CHHapticPattern(contentsOf: file) else { continue }
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      let dictionary = json ⇥ [CHHapticPattern.Key: Any].self
      #expect((json as? [CHHapticPattern.Key: Any]) == nil)
      #expect(try CHHapticPattern(dictionary: dictionary).pattern == expected.pattern)
      let entries = dictionary[.pattern] ⇢ [[CHHapticPattern.Key: Any]].self ?? []
      let events = entries.compactMap { $0[.event] ⇢ [CHHapticPattern.Key: Any].self }
      #expect(events.count == expected.pattern.events.count)
      let types = events.compactMap { $0[.eventType] ⇢ CHHapticEvent.EventType.self }
      #expect(types.map(\.rawValue) == events.compactMap { $0[.eventType] as? String })
      count += 1
    }
    #expect(count > 0)
  }

  @Test("A pattern's dictionary is written as JSON, and read as the same pattern")
  func written() throws {
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0.25)
    let pattern = try CHHapticPattern(events: [tap], parameters: [])
    let data = try JSONSerialization.data(withJSONObject: pattern.exportDictionary())
    let again = try JSONSerialization.jsonObject(with: data) ⇥ [CHHapticPattern.Key: Any].self
    #expect(try CHHapticPattern(dictionary: again).pattern == pattern.pattern)
  }

  @Test("The constants of audio events, too")
  func words() {
    #expect("AudioVolume" ⇢ CHHapticEvent.ParameterID.self == .audioVolume)
    #expect("AudioVolumeControl" ⇢ CHHapticDynamicParameter.ID.self == .audioVolumeControl)
    #expect((7 ⇢ CHHapticEvent.EventType.self) == nil)
  }
}
