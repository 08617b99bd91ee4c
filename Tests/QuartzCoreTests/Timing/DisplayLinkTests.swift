import QuartzCore
import Testing

struct DisplayLinkTests {
  @Test("A display link fires at each frame, or at an integer fraction of the rate")
  func beats() {
    let bench = Bench()
    var (every, half) = ([Double](), 0)
    bench.run { _ in
      CADisplayLink { every.append($0.targetTimestamp - $0.timestamp) }
        .add(to: .main, forMode: .common)
      let slow = CADisplayLink { _ in half += 1 }
      slow.preferredFramesPerSecond = 30
      slow.add(to: .main, forMode: .default)
    }
    for step in 1...60 { bench.wind(to: Double(step) / 60) }
    #expect(every.count == 60 && half == 30)
    #expect(every.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
  }

  @Test("A display link without a target can be made, and subclassed")
  func placeholder() {
    final class Link: CADisplayLink {
      var fired = 0
      override init() { super.init() }
    }
    let link = Link()
    link.fired += 1
    #expect(link.fired == 1 && !link.isPaused && CADisplayLink() != CADisplayLink())
  }

  @MainActor @Test("A view's frames come at its rate until they are stopped")
  func frames() {
    final class Log { var times: [Double] = [] }
    let (bench, log) = (Bench(), Log())
    let link = bench.run { _ in FrameLink(framesPerSecond: 30) { log.times.append($0) } }
    for step in 1...60 { bench.wind(to: Double(step) / 60) }
    #expect(log.times.count == 30 && log.times == log.times.sorted())
    link.framesPerSecond = 0
    #expect(link.framesPerSecond == 0)
    for step in 61...120 { bench.wind(to: Double(step) / 60) }
    #expect(log.times.count == 90)
    bench.run { _ in link.stop() }
    bench.wind(to: 3)
    #expect(log.times.count == 90 && link.framesPerSecond == 0)
  }

  @Test("A paused or invalidated display link does not fire, and needs no frame")
  func paused() {
    let bench = Bench()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    bench.run { _ in link.add(to: .main, forMode: .common) }
    bench.wind(to: 1.0 / 60)
    #expect(count == 1)
    #expect(abs((bench.session.nextChange ?? 0) - (100 + 2.0 / 60)) < 1e-9)
    link.isPaused = true
    bench.wind(to: 1)
    #expect(count == 1 && bench.session.nextChange == nil)
    link.isPaused = false
    bench.wind(to: 2)
    #expect(count == 2)
    link.invalidate()
    bench.wind(to: 3)
    #expect(count == 2 && bench.session.nextChange == nil)
  }
}
