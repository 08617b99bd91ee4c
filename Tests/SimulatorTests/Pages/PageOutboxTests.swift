import PhoneHardware
import Simulator
import Testing

@Suite struct PageOutboxTests {
  private func check(
    _ outbox: inout PageOutbox, messages: Int, frames: Int, is wanted: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) {
    let isBelieved = outbox.see(messages: messages, frames: frames)
    #expect(isBelieved == wanted, sourceLocation: location)
  }

  private func check(
    _ budget: inout PageBudget, _ count: Int, at now: PhoneInstant, is wanted: Bool = true,
    location: SourceLocation = #_sourceLocation
  ) {
    let isLeft = budget.take(count, at: now)
    #expect(isLeft == wanted, sourceLocation: location)
  }

  @Test("Lets three frames be on their way, and the next when one is painted")
  func frames() {
    var outbox = PageOutbox()
    #expect(outbox.takesFrame)
    outbox.send(5_000, isFrame: true)
    outbox.send(5_000, isFrame: true)
    #expect(outbox.takesFrame)
    outbox.send(5_000, isFrame: true)
    #expect(!outbox.takesFrame && outbox.takesSound)
    // Taken is not painted.
    check(&outbox, messages: 3, frames: 0)
    #expect(!outbox.takesFrame && outbox.bytesOnTheWay == 0)
    check(&outbox, messages: 3, frames: 1)
    #expect(outbox.takesFrame)
  }

  @Test("Sends no sound to a page that is a megabyte behind, and gives up at sixteen")
  func behind() {
    var outbox = PageOutbox()
    outbox.send(PageLimits.bytesAhead - 1)
    #expect(outbox.takesSound)
    outbox.send(1)
    #expect(!outbox.takesSound && !outbox.takesFrame && !outbox.isHopeless)
    outbox.send(PageLimits.bytesBehind)
    #expect(outbox.isHopeless)
    check(&outbox, messages: 3, frames: 0)
    #expect(outbox.takesSound && !outbox.isHopeless)
  }

  @Test("Believes no page that has seen what was not sent, or sees less than before")
  func lies() {
    var outbox = PageOutbox()
    for _ in 0..<3000 { outbox.send(10) }
    check(&outbox, messages: 3001, frames: 0, is: false)
    check(&outbox, messages: 1, frames: 1, is: false)
    check(&outbox, messages: 2999, frames: 0)
    check(&outbox, messages: 2998, frames: 0, is: false)
    #expect(outbox.bytesOnTheWay == 10)
    check(&outbox, messages: 3000, frames: 0)
    #expect(outbox.bytesOnTheWay == 0)
  }

  @Test("Lets a page say as much as it may, and again after a while")
  func budget() {
    let start = PhoneInstant.boot
    var budget = PageBudget(at: start)
    check(&budget, Int(PageLimits.messagesPerSecond), at: start)
    check(&budget, 1, at: start, is: false)
    check(&budget, 1, at: start.advanced(by: .milliseconds(1)))
    check(&budget, 10_000, at: start.advanced(by: .seconds(1000)), is: false)
  }

  @Test("Knows a page's time by the quickest of its messages")
  func clock() {
    let start = PhoneInstant(nanoseconds: 5_000_000_000)
    // The page's clock was 0 at 4 s of the phone's; the greeting took 30 ms, a touch 1 ms.
    var clock = PageClock(970, at: start)
    #expect(clock.instant(970) == start)
    clock.observe(1099, at: start.advanced(by: .milliseconds(100)))
    #expect(clock.instant(970) == PhoneInstant(nanoseconds: 4_971_000_000))
    clock.observe(1100, at: start.advanced(by: .milliseconds(500)))
    #expect(clock.instant(970) == PhoneInstant(nanoseconds: 4_971_000_000))
  }
}
