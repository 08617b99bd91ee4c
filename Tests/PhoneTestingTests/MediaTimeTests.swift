import PhoneTesting
import Testing
import UIKit

/// An app that shows an empty window.
@MainActor private final class QuietApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The beginnings of animations that a test starts itself, also while its app has nothing to do
/// (AppLife.PT10).
@MainActor @Suite(.serialized) struct MediaTimeTests {
  private let phone = SimulatedPhone(.iPhone8)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let app = phone.launch(QuietApp.self)
    phone.run { app.window?.addSubview(view) }
    phone.waitUntilIdle()
    phone.wait(5.5)
  }

  /// The shown left edge of the view.
  private var shownLeft: CGFloat { phone.run { view.layer.presentation()?.frame.minX ?? -1 } }

  @Test("AppLife.PT10. The media time and the uptime are the phone's after each wait")
  func time() {
    let before = phone.time
    #expect(CACurrentMediaTime() == before)
    phone.wait(3.25)
    #expect(abs(CACurrentMediaTime() - before - 3.25) < 1e-9)
    #expect(ProcessInfo.processInfo.systemUptime == CACurrentMediaTime())
    phone.tap(at: (100, 100))
    #expect(CACurrentMediaTime() == phone.time)
  }

  @Test("AppLife.PT10. A property animator that the test starts is at its beginning")
  func propertyAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    #expect(animator.fractionComplete == 0)
    phone.wait(0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 0.02 && abs(shownLeft - 50) < 2)
    phone.wait(0.6)
    #expect(animator.state == .inactive)
  }

  @Test("AppLife.PT10. An animation with a delay waits for all of it")
  func delay() {
    var isDone = false
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { [view] in
      view.frame.origin.x = 100
    } completion: { _ in
      isDone = true
    }
    phone.wait(1.9)
    #expect(shownLeft == 0)
    phone.wait(0.6)
    #expect(abs(shownLeft - 50) < 2 && !isDone)
    phone.wait(0.6)
    #expect(isDone)
  }

  @Test("AppLife.PT10. A layer's animation begins at the media time that the test adds to")
  func beginTime() {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (5.0, 105.0)
    animation.duration = 1
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = .backwards
    view.layer.add(animation, forKey: "move")
    phone.wait(0.9)
    #expect(shownLeft == 0)
    phone.wait(0.6)
    #expect(shownLeft > 30 && shownLeft < 70)
    phone.wait(0.6)
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test("AppLife.PT10. A display link that the test adds has the phone's times")
  func displayLink() {
    var times: [CFTimeInterval] = []
    let before = phone.time
    let target = LinkTarget { times.append($0.timestamp) }
    let link = CADisplayLink(
      target: target, selector: Selector("step:", calling: LinkTarget.step))
    link.add(to: .main, forMode: .common)
    phone.wait(0.1)
    link.invalidate()
    #expect(times.count >= 5 && times.count <= 7)
    #expect(times.allSatisfy { $0 >= before - 1.0 / 60 && $0 <= before + 0.1 })
  }

  @Test("AppLife.PT10. Gravity acts only from the time at which the test adds it")
  func dynamics() {
    guard let window = view.superview else { return }
    let animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    phone.wait(0.1)
    // 1,000 points a second squared: 5 points, and one step more or less.
    #expect(view.frame.minY > 1 && view.frame.minY < 12)
    #expect(animator.elapsedTime <= 0.12)
  }
}

/// The target of a display link.
@MainActor private final class LinkTarget: NSObject {
  private let body: (CADisplayLink) -> Void

  init(_ body: @escaping (CADisplayLink) -> Void) { self.body = body }

  func step(_ link: CADisplayLink) { body(link) }
}
