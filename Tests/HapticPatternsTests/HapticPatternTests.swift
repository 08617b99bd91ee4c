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
      #expect(event[id] == id.defaultValue(for: .continuous))
      for kind in HapticEvent.Kind.allCases {
        #expect(id.range.contains(id.defaultValue(for: kind)))
      }
    }
    event.parameters = [.init(.hapticIntensity, 0.1), .init(.hapticIntensity, 0.3)]
    #expect(event[.hapticIntensity] == 0.3)
  }

  // Signal.M4.
  @Test("The default intensity and sharpness depend on the kind of event")
  func defaults() {
    let tap = HapticEvent(.transient, time: 0)
    #expect([tap[.hapticIntensity], tap[.hapticSharpness]] == [0.75, 0.5])
    let buzz = HapticEvent(.continuous, time: 0, duration: 1)
    #expect([buzz[.hapticIntensity], buzz[.hapticSharpness]] == [0.6, 0.422601])
    let tone = HapticEvent(.audioContinuous, time: 0, duration: 1)
    #expect([tone[.audioVolume], tone[.audioBrightness], tone[.sustained]] == [1, 1, 1])
    #expect([tone[.audioPitch], tone[.audioPan], buzz[.attackTime]] == [0, 0, 0])
  }

  // Signal.M4.
  @Test("Assumed are intensity and sharpness, or volume, where the author left them out")
  func assumed() {
    var tap = HapticEvent(.transient, time: 0)
    #expect(
      tap.assumedParameters == [
        EventParameter(.hapticIntensity, 0.75), EventParameter(.hapticSharpness, 0.5),
      ])
    tap.parameters = [EventParameter(.hapticSharpness, 0.5)]
    #expect(tap.assumedParameters == [EventParameter(.hapticIntensity, 0.75)])
    #expect(tap.assumes(.hapticIntensity) && !tap.assumes(.hapticSharpness))
    let sound = HapticEvent(.audioCustom, time: 0)
    #expect(sound.assumedParameters == [EventParameter(.audioVolume, 1)])
  }

  // Signal.C1.
  @Test("Every default of a control changes nothing", arguments: DynamicParameter.ID.allCases)
  func controlDefaults(id: DynamicParameter.ID) {
    #expect(id.range.contains(id.defaultValue))
    #expect(id.defaultValue == (id.multiplies ? 1 : 0))
  }
}
