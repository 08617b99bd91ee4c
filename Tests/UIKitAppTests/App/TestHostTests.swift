import Foundation
import TactusEmbeddedPhone
import TactusPhoneHost
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// The app that tests get without a phone of their own (AppLife.PT13).
  @MainActor @Suite(.serialized) final class TestHostTests {
    /// The phone by the machine's clock, in place of one that another test has left.
    private let phone = PhoneHost(now: { BootClock.now })

    init() {
      phone.run()
      EmbeddedPhone.use(phone)
      TestHost.isEnabled = true
    }

    isolated deinit {
      TestHost.isEnabled = false
      TestHost.endIfRunning()
      phone.shutDown()
    }

    @Test("An awaited animation completes, in a window that the test shows")
    func animation() async {
      let view = UIView()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
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
      #expect(UIApplication.shared.keyWindow?.rootViewController != nil)
      #expect(UIApplication.shared.delegate != nil)
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("A display link fires and a property animator ends")
    func displayLink() async {
      let counter = Counter()
      await withCheckedContinuation { continuation in
        counter.onThird = { continuation.resume() }
        counter.start()
      }
      let view = UIView()
      await withCheckedContinuation { continuation in
        let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { _ in continuation.resume() }
        animator.startAnimation()
      }
      #expect(view.alpha == 0.5)
    }

    @Test("An app that a test launches replaces it")
    func replaced() {
      _ = UIApplication.shared
      #expect(TestHost.isRunning)
      let driver = AppDriver { EmptyDelegate() }
      #expect(!TestHost.isRunning && UIApplication.shared.delegate == nil)
      driver.end()
    }

    private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

    @MainActor private final class Counter: NSObject {
      var onThird: () -> Void = {}
      private var count = 0

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
