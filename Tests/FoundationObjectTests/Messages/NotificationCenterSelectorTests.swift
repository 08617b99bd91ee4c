import TactusFoundation
import Testing

/// Notification observers with selectors.
@MainActor @Suite struct NotificationCenterSelectorTests {
  @MainActor private final class Cook: NSObject {
    var heard: [String] = []
    func rang(_ notification: Notification) {
      heard.append("rang \(notification.userInfo?["minutes"] as? Int ?? 0)")
    }
    func noticed() { heard.append("noticed") }
  }

  private let center = NotificationCenter()
  private let rang = Selector("rang:", calling: Cook.rang)

  // ObjectiveC.NO1.
  @Test("Calls methods with or without the notification, by name, by sender, or for all")
  func calls() {
    let (cook, stove) = (Cook(), NSObject())
    center.addObserver(cook, selector: rang, name: .init("ring"), object: nil)
    center.addObserver(
      cook, selector: Selector("noticed", calling: Cook.noticed), name: nil, object: stove)
    center.post(name: .init("ring"), object: nil, userInfo: ["minutes": 3])
    center.post(name: .init("hiss"), object: stove)
    center.post(name: .init("hiss"), object: nil)
    #expect(cook.heard == ["rang 3", "noticed"])
  }

  private static var classCalls: [String] = []

  @Test("ObjectiveC.KC14. A class observes and is a timer's target until it is removed")
  func classes() {
    Self.classCalls = []
    let ring = Selector(
      "ring:",
      calling: { (_: _ClassObject) in
        { (sender: AnyObject) in Self.classCalls.append("\(type(of: sender))") }
      })
    center.addObserver(Cook.self, selector: ring, name: .init("ring"), object: nil)
    center.post(name: .init("ring"), object: nil)
    #expect(Self.classCalls == ["NSNotification"] || Self.classCalls == ["Notification"])
    center.removeObserver(Cook.self)
    center.post(name: .init("ring"), object: nil)
    #expect(Self.classCalls.count == 1)
    let timer = Timer(
      timeInterval: 5, target: Cook.self, selector: ring, userInfo: nil, repeats: false)
    timer.fire()
    #expect(Self.classCalls.count == 2)
    // A selector of the same name finds no instance method.
    #expect(!Selector("ring:").isMethod(of: Cook()))
  }

  // ObjectiveC.NO2.
  @Test("Removes an observer for one name or for all")
  func removing() {
    let cook = Cook()
    center.addObserver(cook, selector: rang, name: .init("ring"), object: nil)
    center.addObserver(cook, selector: rang, name: .init("buzz"), object: nil)
    center.removeObserver(cook, name: .init("ring"), object: nil)
    center.post(name: .init("ring"), object: nil)
    #expect(cook.heard == [])
    center.post(name: .init("buzz"), object: nil)
    #expect(cook.heard == ["rang 0"])
    center.removeObserver(cook)
    center.post(name: .init("buzz"), object: nil)
    #expect(cook.heard == ["rang 0"])
  }

  // ObjectiveC.NO2.
  @Test("Removes the token of a closure with the same method")
  func closures() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: .init("ring"), object: nil, queue: nil) { _ in
      count += 1
    }
    center.post(name: .init("ring"), object: nil)
    center.removeObserver(token)
    center.post(name: .init("ring"), object: nil)
    #expect(count == 1)
  }

  @Test("ObjectiveC.NO3. A closure with the main queue is called on the main thread, in time")
  func mainQueue() async {
    nonisolated(unsafe) var threads: [Bool] = []
    let center = center
    center.addObserver(forName: .init("ring"), object: nil, queue: .main) { _ in
      threads.append(Thread.isMainThread)
    }
    center.post(name: .init("ring"), object: nil)
    #expect(threads == [true])
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        center.post(name: .init("ring"), object: nil)
        continuation.resume()
      }
    }
    #expect(threads == [true, true])
  }

  // ObjectiveC.NO1.
  @Test("An observer is not retained and need not be removed")
  func lifetime() {
    weak var gone: Cook?
    do {
      let cook = Cook()
      gone = cook
      center.addObserver(cook, selector: rang, name: .init("ring"), object: nil)
    }
    #expect(gone == nil)
    center.post(name: .init("ring"), object: nil)
  }

  @Test("Objects respond to selectors that were created for their class")
  func responding() {
    let cook = Cook()
    #expect(cook.responds(to: rang))
    #expect(!cook.responds(to: NSSelectorFromString("cooks")))
    #expect(!NSObject().responds(to: rang))
    cook.perform(rang, with: Notification(name: .init("x"), userInfo: ["minutes": 8]))
    #expect(cook.heard == ["rang 8"])
    #expect(NSStringFromSelector(rang) == "rang:")
  }

  @Test("A delayed call is made unless it is cancelled")
  func later() async {
    let cook = Cook()
    let noticed = Selector("noticed", calling: Cook.noticed)
    cook.perform(noticed, with: nil, afterDelay: 0)
    cook.perform(rang, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: cook, selector: rang, object: nil)
    for _ in 0..<50 where cook.heard.isEmpty {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    #expect(cook.heard == ["noticed"])
  }

  @Test("A timer calls its target and keeps its user info")
  func timers() {
    let cook = Cook()
    let timer = Timer(
      timeInterval: 5, target: cook, selector: Selector("noticed", calling: Cook.noticed),
      userInfo: "eggs", repeats: true)
    #expect(timer.userInfo as? String == "eggs" && timer.timeInterval == 5 && timer.isValid)
    timer.fire()
    #expect(cook.heard == ["noticed"])
    timer.invalidate()
    #expect(!timer.isValid)
  }

  private final class Log: NotificationCenter, @unchecked Sendable, _KVAddObserver {
    var calls: [String] = []

    func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      calls.append("add \(aName?.rawValue ?? "")")
      _addSelector(observer, selector: aSelector, name: aName, object: anObject)
    }
  }

  @Test("Calls on the superclass reach a subclass's method")
  func overrides() {
    let (log, cook) = (Log(), Cook())
    let center: NotificationCenter = log
    center.addObserver(cook, selector: rang, name: .init("ring"), object: nil)
    center.post(name: .init("ring"), object: nil)
    #expect(cook.heard == ["rang 0"] && log.calls == ["add ring"])
  }
}
