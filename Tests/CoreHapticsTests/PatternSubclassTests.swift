import CoreHaptics
import TactusFoundation
import Testing

/// Tests that apps subclass patterns and store handlers as with Apple's declarations.
@Suite struct PatternSubclassTests {
  final class Song: CHHapticPattern {
    let title: String
    override init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
      title = "song"
      try super.init(events: events, parameters: parameters)
    }
  }
  final class Tap: CHHapticEvent {
    override init(
      eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
    ) {
      super.init(eventType: .hapticTransient, parameters: parameters, relativeTime: relativeTime)
    }
  }
  final class Tune: CHHapticPattern { var mark: Int { 4 } }

  @Test("Subclasses override the designated initializers and inherit all")
  func subclasses() throws {
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0.5)
    #expect(try Song(events: [tap], parameters: []).duration == 0.5)
    let tune = try Tune(events: [tap], parameterCurves: [])
    let dictionary = try tune.exportDictionary()
    #expect(tune.mark == 4 && tune.duration == 0.5)
    #expect(try Tune(dictionary: dictionary).pattern == tune.pattern)
    #expect(Tune().duration == 0)
    let own = Tap(eventType: .hapticContinuous, parameters: [], relativeTime: 1)
    #expect(own.type == .hapticTransient && own.relativeTime == 1 && own.duration == 0)
  }

  @Test("The types of handlers are plain")
  func handlers() {
    var count = 0
    let reset: CHHapticEngine.ResetHandler = { count += 1 }
    let stopped: CHHapticEngine.StoppedHandler = { _ in count += 1 }
    reset()
    stopped(.idleTimeout)
    #expect(count == 2)
  }
}
