import Combine
import Synchronization
import TactusFoundation
import Testing

@Suite("Publishers of Foundation's types")
struct FoundationPublisherTests {
  private let rang = Notification.Name("rang")

  // Combine.CB5.
  @Test("Publishes notifications with a name, and optionally of one sender, while subscribed")
  func notifications() {
    let center = NotificationCenter()
    let (egg, ham) = (NSObject(), NSObject())
    let all = Recorder<Notification, Never>()
    let eggs = Recorder<Notification, Never>()
    center.publisher(for: rang).subscribe(all)
    center.publisher(for: rang, object: egg).subscribe(eggs)
    center.post(name: rang, object: egg, userInfo: ["n": 1])
    center.post(name: rang, object: ham)
    center.post(name: Notification.Name("other"), object: egg)
    #expect(all.values.count == 2 && eggs.values.count == 1)
    #expect(eggs.values.first?.userInfo?["n"] as? Int == 1)
    eggs.cancel()
    center.post(name: rang, object: egg)
    #expect(all.values.count == 3 && eggs.values.count == 1)
    #expect(all.violations.isEmpty && eggs.violations.isEmpty)
    #expect(center.publisher(for: rang) == center.publisher(for: rang))
    #expect(center.publisher(for: rang) != center.publisher(for: rang, object: ham))
  }

  @Test("Combine.CB5: A subscriber without demand misses a notification")
  func demand() {
    let center = NotificationCenter()
    let slow = Recorder<Notification, Never>(.max(1))
    center.publisher(for: rang).subscribe(slow)
    for _ in 0..<3 { center.post(name: rang, object: nil) }
    #expect(slow.values.count == 1)
    slow.request(.max(1))
    center.post(name: rang, object: nil)
    #expect(slow.values.count == 2 && slow.violations.isEmpty)
  }

  @Test("Combine.CB9: A timer on a run loop sends increasing dates from connection to cancellation")
  func timer() {
    let dates = Mutex<[Date]>([])
    // A separate run loop, which only this thread runs.
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let timer = Timer.publish(every: 0.002, on: RunLoop.current, in: .default)
      let first = timer.sink { date in dates.withLock { $0.append(date) } }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
      let before = dates.withLock { $0.count }
      let cancellable = timer.connect()
      while dates.withLock({ $0.count }) < 3 {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
      }
      cancellable.cancel()
      let after = dates.withLock { $0.count }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
      #expect(before == 0 && dates.withLock { $0.count } == after)
      first.cancel()
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 60) == .success)
    let sent = dates.withLock { $0 }
    #expect(sent.count >= 3 && sent == sent.sorted())
  }

  @Test("ObjectiveC.KV10. A key path through several objects publishes the changes of each")
  func severalObjects() {
    final class Item: NSObject { @_KV var state = 0 }
    final class Player: NSObject { @_KN var item: Item? }
    let player = Player()
    var received: [Int?] = []
    let keyPath = _parted(\Player.item?.state) { $0.then(\.item).then(\.state) }
    let subscription = player.publisher(for: keyPath).sink { received.append($0) }
    player.item = Item()
    player.item?.state = 2
    #expect(received == [nil, 0, 2])
    withExtendedLifetime(subscription) {}
  }
}
