import TactusPhoneTypes
import TactusSimulator
import Testing

@Suite struct PageFlowControlTests {
  private func check(
    _ flow: inout PageFlowControl, messages: Int, frames: Int, is wanted: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) {
    let isBelieved = flow.confirm(messages: messages, frames: frames)
    #expect(isBelieved == wanted, sourceLocation: location)
  }

  private func check(
    _ rateLimiter: inout PageRateLimiter, _ count: Int, at now: PhoneInstant,
    is wanted: Bool = true,
    location: SourceLocation = #_sourceLocation
  ) {
    let isLeft = rateLimiter.take(count, at: now)
    #expect(isLeft == wanted, sourceLocation: location)
  }

  // SimulatorPages.SL5.
  @Test("Allows three frames in transit, and another when one is painted")
  func frames() {
    var flow = PageFlowControl()
    #expect(flow.canSendFrame)
    flow.send(5_000, isFrame: true)
    flow.send(5_000, isFrame: true)
    #expect(flow.canSendFrame)
    flow.send(5_000, isFrame: true)
    #expect(!flow.canSendFrame && flow.canSendSound)
    // Received is not painted.
    check(&flow, messages: 3, frames: 0)
    #expect(!flow.canSendFrame && flow.bytesOnTheWay == 0)
    check(&flow, messages: 3, frames: 1)
    #expect(flow.canSendFrame)
  }

  // SimulatorPages.SL5, SimulatorPages.SL6.
  @Test("Sends no sound to a page that is a megabyte behind, and disconnects it at sixteen")
  func behind() {
    var flow = PageFlowControl()
    flow.send(PageLimits.bytesAhead - 1)
    #expect(flow.canSendSound)
    flow.send(1)
    #expect(!flow.canSendSound && !flow.canSendFrame && !flow.isTooFarBehind)
    flow.send(PageLimits.bytesBehind)
    #expect(flow.isTooFarBehind)
    check(&flow, messages: 3, frames: 0)
    #expect(flow.canSendSound && !flow.isTooFarBehind)
  }

  @Test("Rejects confirmations of more than was sent, or of less than before")
  func lies() {
    var flow = PageFlowControl()
    for _ in 0..<3000 { flow.send(10) }
    check(&flow, messages: 3001, frames: 0, is: false)
    check(&flow, messages: 1, frames: 1, is: false)
    check(&flow, messages: 2999, frames: 0)
    check(&flow, messages: 2998, frames: 0, is: false)
    #expect(flow.bytesOnTheWay == 10)
    check(&flow, messages: 3000, frames: 0)
    #expect(flow.bytesOnTheWay == 0)
  }

  // SimulatorPages.SL2.
  @Test("Allows messages up to the limit, and more after a while")
  func rateLimiter() {
    let start = PhoneInstant.boot
    var rateLimiter = PageRateLimiter(at: start)
    check(&rateLimiter, Int(PageLimits.messagesPerSecond), at: start)
    check(&rateLimiter, 1, at: start, is: false)
    check(&rateLimiter, 1, at: start.advanced(by: .milliseconds(1)))
    check(&rateLimiter, 10_000, at: start.advanced(by: .seconds(1000)), is: false)
  }

  // SimulatorPages.SP4.
  @Test("Estimates a page's time by its fastest message")
  func clock() {
    let start = PhoneInstant(nanoseconds: 5_000_000_000)
    // The page's clock was 0 at 4 s of the phone's; `hello` took 30 ms, a touch 1 ms.
    var clock = PageClockOffset(970, at: start)
    #expect(clock.instant(970) == start)
    clock.observe(1099, at: start.advanced(by: .milliseconds(100)))
    #expect(clock.instant(970) == PhoneInstant(nanoseconds: 4_971_000_000))
    clock.observe(1100, at: start.advanced(by: .milliseconds(500)))
    #expect(clock.instant(970) == PhoneInstant(nanoseconds: 4_971_000_000))
  }
}
