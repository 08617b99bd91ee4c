import Dispatch
import Foundation
import PhoneTesting
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneTypes
import TactusThreads
import Testing
import UIKit

extension OneInAProcess {
  /// The app that tests get without a phone of their own (AppLife.PT13).
  @MainActor @Suite(.serialized) final class TestHostTests {
    /// A phone by the machine's clock.
    private let phone = PhoneHost(now: { BootClock.now })
    private let link: ClientLink

    init() {
      phone.run()
      link = ClientLink(to: phone, app: "Host")
    }

    isolated deinit {
      TestHost.endIfRunning()
      phone.shutDown()
    }

    /// Runs code that needs an app, which is then launched on the phone of the test.
    private func start<Result>(_ body: () -> Result) -> Result {
      AppPhone.withLink(link) { TestHost.$isEnabled.withValue(true, operation: body) }
    }

    @Test("An awaited animation completes, in a window that the test shows")
    func animation() async {
      let view = UIView()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      start { window.makeKeyAndVisible() }
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.05) {
          view.alpha = 0
        } completion: { _ in
          continuation.resume()
        }
      }
      #expect(view.alpha == 0 && UIApplication.shared.windows.contains(window))
      #expect(UIApplication.shared.keyWindow === window)
    }

    @Test("The app is in front with a key window as soon as it is needed")
    func application() {
      start { _ = UIApplication.shared }
      #expect(UIApplication.shared.keyWindow?.rootViewController != nil)
      #expect(UIApplication.shared.delegate != nil)
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("The screen is that of the phone as soon as it is read")
    func screen() {
      UIScreen.main.resetDevice()
      let metrics = PhoneModel.current.screen
      #expect(start { UIScreen.main.bounds.height } == CGFloat(metrics.height))
      #expect(UIScreen.main.scale == CGFloat(metrics.scale))
      #expect(UIApplication.shared.keyWindow?.bounds == UIScreen.main.bounds)
    }

    @Test("A display link fires and a property animator ends")
    func displayLink() async {
      let counter = Counter()
      await withCheckedContinuation { continuation in
        counter.onThird = { continuation.resume() }
        start { counter.start() }
      }
      let view = UIView()
      await withCheckedContinuation { continuation in
        let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { _ in continuation.resume() }
        animator.startAnimation()
      }
      #expect(view.alpha == 0.5)
    }

    @Test("A display link of another thread fires on the main thread until it is invalidated")
    func displayLinkOfAnotherThread() async {
      start { _ = UIApplication.shared }
      let counter = Counter()
      let create = Selector("create:", calling: Counter.step)
      let frames = AsyncStream<Void>.makeStream()
      counter.onThird = { frames.continuation.finish() }
      await Task.detached {
        CADisplayLink(target: counter, selector: create).add(to: .main, forMode: .common)
        for await _ in frames.stream {}
      }.value
      #expect(counter.count == 3)
    }

    @Test("Layer time passes as the machine's while no turn is in progress")
    func layerTimeBetweenTurns() async {
      start { _ = UIApplication.shared }
      let begin = CACurrentMediaTime()
      for _ in 0..<10_000_000 where CACurrentMediaTime() - begin < 0.02 { await Task.yield() }
      #expect(CACurrentMediaTime() - begin >= 0.02)
    }

    @Test("An app that a test launches replaces it")
    func replaced() {
      start { _ = UIApplication.shared }
      #expect(TestHost.isRunning)
      let driver = AppDriver { EmptyDelegate() }
      #expect(!TestHost.isRunning && UIApplication.shared.delegate == nil)
      driver.end()
    }

    @Test("Its turns stay in its own context while a test has a phone")
    func besidePhone() async {
      // In a process of its own, where the main queue finds no other phone.
      await #expect(processExitsWith: .success) { @MainActor in
        let phone = SimulatedPhone(.iPhone7)
        let host = PhoneHost(now: { BootClock.now })
        host.run()
        await withCheckedContinuation { continuation in
          AppContext.with(.process) {
            AppPhone.withLink(ClientLink(to: host, app: "Host")) {
              TestHost.$isEnabled.withValue(true) {
                let view = UIView()
                UIApplication.shared.keyWindow?.addSubview(view)
                UIView.animate(withDuration: 0.05) {
                  view.alpha = 0
                } completion: { _ in
                  continuation.resume()
                }
              }
            }
          }
        }
        precondition(phone.time == 0 && phone.elements.isEmpty)
      }
    }

    @Test("An app that another test has left keeps it from being launched until it is removed")
    func leftApp() {
      _ = AppDriver { EmptyDelegate() }
      start { _ = UIApplication.shared }
      #expect(!TestHost.isRunning)
      AppDriver.removeApp()
      start { _ = UIApplication.shared }
      #expect(TestHost.isRunning)
    }

    private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

    @MainActor private final class Counter: NSObject {
      var onThird: () -> Void = {}
      private(set) var count = 0

      func start() {
        let link = CADisplayLink(
          target: self, selector: Selector("step:", calling: Counter.step))
        link.add(to: .main, forMode: .common)
      }

      func step(_ link: CADisplayLink) {
        count += 1
        guard count == 3 else { return }
        link.invalidate()
        onThird()
      }
    }
  }
}
