import TactusHapticPatterns
import Testing

@Suite struct HapticPatternTests {
  @Test("A pattern lasts until the last event, parameter or curve point is over")
  func duration() {
    #expect(HapticPattern().duration == 0)
    let tap = HapticEvent(.transient, time: 0.5)
    #expect(HapticPattern(events: [tap]).duration == 0.5)
    let buzz = HapticEvent(.continuous, time: 0.2, duration: 1)
    #expect(HapticPattern(events: [tap, buzz]).duration == 1.2)
    let change = DynamicParameter(.hapticIntensity, 0, time: 2)
    #expect(HapticPattern(events: [buzz], parameters: [change]).duration == 2)
    let curve = ParameterCurve(
      .hapticIntensity, time: 2, points: [.init(time: 0, value: 1), .init(time: 0.5, value: 0)])
    #expect(HapticPattern(events: [buzz], curves: [curve]).duration == 2.5)
  }

  // Signal.M4.
  @Test("An event has the author's last value or the default")
  func parameters() {
    var event = HapticEvent(.continuous, time: 0)
    for id in EventParameter.ID.allCases {
      #expect(event[id] == id.defaultValue)
      #expect(id.range.contains(id.defaultValue))
    }
    event.parameters = [.init(.hapticIntensity, 0.1), .init(.hapticIntensity, 0.3)]
    #expect(event[.hapticIntensity] == 0.3)
  }

  // Signal.C1.
  @Test("Every default of a control changes nothing", arguments: DynamicParameter.ID.allCases)
  func controlDefaults(id: DynamicParameter.ID) {
    #expect(id.range.contains(id.defaultValue))
    #expect(id.defaultValue == (id.multiplies ? 1 : 0))
  }
}
