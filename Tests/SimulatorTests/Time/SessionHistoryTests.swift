import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusSimulator
import Testing

@Suite struct SessionHistoryTests {
  private func instant(_ nanoseconds: Int64) -> PhoneInstant {
    PhoneInstant(nanoseconds: nanoseconds)
  }

  private func touch(_ phase: TouchSample.Phase, at time: Int64) -> SessionHistory.Event {
    SessionHistory.Event(
      .touch(TouchReport(ContactID(3), phase, x: 1, y: 2)), line: phase.rawValue, at: instant(time))
  }

  @Test("Undone events are repeated unless another event is added")
  func future() {
    var history = SessionHistory(Phone(), since: instant(0))
    history.add(touch(.began, at: 10))
    history.add(touch(.moved, at: 20))
    history.add(touch(.ended, at: 30))
    #expect(history.held.contacts == [] && history.end == instant(30))
    history.rewind(to: instant(20))
    #expect(history.events.map(\.line) == ["began", "moved"])
    #expect(history.held.contacts == [ContactID(3)] && history.end == instant(30))
    #expect(history.takeNext(until: instant(29))?.line == nil)
    #expect(history.takeNext(until: instant(30))?.line == "ended")
    #expect(history.held.contacts == [])
    history.rewind(to: instant(5))
    #expect(history.events.isEmpty && history.future.count == 3)
    history.add(SessionHistory.Event(.button(.side, isDown: true), line: "side", at: instant(7)))
    #expect(history.future.isEmpty && history.held.buttons == [.side])
  }
}
