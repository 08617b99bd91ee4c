import Synchronization
import TactusFoundation
import Testing

@MainActor @Suite("Darwin notifications in this process")
struct DarwinNotificationTests {
  private final class Cook: Sendable {
    let heard = Mutex<[String]>([])
  }

  private let center = CFNotificationCenterGetDarwinNotifyCenter()

  /// Waits until the main queue has run its pending work.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  private func listen(_ cook: Cook, to name: String) -> UnsafeRawPointer {
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(cook).toOpaque())
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, object, userInfo in
        guard let observer, object == nil, userInfo == nil else { return }
        let cook = Unmanaged<Cook>.fromOpaque(observer).takeUnretainedValue()
        cook.heard.withLock { $0.append(name?.rawValue ?? "") }
      }, name as CFString, nil, .deliverImmediately)
    return observer
  }

  private func post(_ name: String) {
    CFNotificationCenterPostNotification(
      center, CFNotificationName(name as CFString), nil, ["lost": 1], true)
  }

  @Test("ObjectiveC.DN1…DN3: Observers are called on the main queue until they are removed")
  func names() async {
    let (egg, ham) = (Cook(), Cook())
    let eggObserver = listen(egg, to: "example.egg")
    _ = listen(egg, to: "example.other")
    let hamObserver = listen(ham, to: "example.egg")
    post("example.egg")
    post("example.nobody")
    #expect(egg.heard.withLock { $0 }.isEmpty)
    await turn()
    #expect(egg.heard.withLock { $0 } == ["example.egg"])
    #expect(ham.heard.withLock { $0 } == ["example.egg"])
    CFNotificationCenterRemoveObserver(
      center, eggObserver, CFNotificationName("example.egg" as CFString), nil)
    post("example.egg")
    post("example.other")
    await turn()
    #expect(egg.heard.withLock { $0 } == ["example.egg", "example.other"])
    #expect(ham.heard.withLock { $0 }.count == 2)
    post("example.egg")
    for observer in [eggObserver, hamObserver] {
      CFNotificationCenterRemoveEveryObserver(center, observer)
    }
    await turn()
    #expect(ham.heard.withLock { $0 }.count == 2)
  }

  @Test("ObjectiveC.DN4. The local center is that of Foundation")
  func local() {
    final class Pan: NSObject {}
    let (center, cook, pan) = (CFNotificationCenterGetLocalCenter(), Cook(), Pan())
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(cook).toOpaque())
    let object = UnsafeRawPointer(Unmanaged.passUnretained(pan).toOpaque())
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, object, userInfo in
        guard let observer, let object else { return }
        let cook = Unmanaged<Cook>.fromOpaque(observer).takeUnretainedValue()
        let pan = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
        cook.heard.withLock {
          $0.append("\(name?.rawValue ?? "") \(pan is Pan) \(userInfo?["eggs"] as? Int ?? 0)")
        }
      }, "example.fry" as CFString, object, .deliverImmediately)
    let name = Notification.Name("example.fry")
    NotificationCenter.default.post(name: name, object: pan, userInfo: ["eggs": 2])
    NotificationCenter.default.post(name: name, object: Pan())
    #expect(cook.heard.withLock { $0 } == ["example.fry true 2"])
    let heard = Mutex(0)
    let token = NotificationCenter.default.addObserver(forName: name, object: pan, queue: nil) {
      let eggs = $0.userInfo?["eggs"] as? Int ?? 0
      heard.withLock { $0 += eggs }
    }
    CFNotificationCenterPostNotificationWithOptions(
      center, CFNotificationName("example.fry" as CFString), object, ["eggs": 3],
      kCFNotificationDeliverImmediately)
    #expect(heard.withLock { $0 } == 3 && cook.heard.withLock { $0.count } == 2)
    NotificationCenter.default.removeObserver(token)
    CFNotificationCenterRemoveEveryObserver(center, observer)
    NotificationCenter.default.post(name: name, object: pan)
    #expect(cook.heard.withLock { $0.count } == 2)
  }
}
