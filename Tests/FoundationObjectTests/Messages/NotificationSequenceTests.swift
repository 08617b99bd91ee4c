import TactusFoundation
import Testing

/// Tests step ObjectiveC.NO4.
@Suite("Notifications as an asynchronous sequence")
struct NotificationSequenceTests {
  @Test("ObjectiveC.NO4. Notifications posted before the first wait are kept, in order")
  func kept() async {
    let (center, name) = (NotificationCenter(), Notification.Name("kettle"))
    let kettle = NSObject()
    let all = center.notifications(named: name)
    let own = center.notifications(named: name, object: kettle)
    center.post(name: name, object: nil, userInfo: ["cups": 1])
    center.post(name: name, object: kettle, userInfo: ["cups": 2])
    center.post(name: Notification.Name("pan"), object: nil)
    var (first, second) = (all.makeAsyncIterator(), own.makeAsyncIterator())
    #expect(await first.next()?.userInfo?["cups"] as? Int == 1)
    #expect(await first.next()?.userInfo?["cups"] as? Int == 2)
    #expect(await second.next()?.userInfo?["cups"] as? Int == 2)
  }

  @Test("ObjectiveC.NO4. A cancelled task receives nil")
  func cancelled() async {
    let (center, name) = (NotificationCenter(), Notification.Name("kettle"))
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
