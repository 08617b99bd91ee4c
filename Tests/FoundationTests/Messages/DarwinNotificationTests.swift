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
}
