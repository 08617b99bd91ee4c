import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Animated changes of views, with a manual clock.
@MainActor @Suite(.exclusiveScreen) struct ViewAnimationTests {
  /// A view in a window, and a clock.
  @MainActor private final class AnimationFixture {
    let clock = MediaClock(at: 10)
    let session: LayerSession
    let view: UIView
    let window: UIWindow

    init() {
      session = LayerSession(clock: clock)
      (view, window) = LayerSession.with(session) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        return (view, window)
      }
      advance(to: 10)
    }

    func run(_ body: () -> Void) {
      LayerSession.with(session) {
        body()
        session.flush()
      }
    }

    func of<Value>(_ body: () -> Value) -> Value { LayerSession.with(session) { body() } }

    func advance(to time: TimeInterval) {
      LayerSession.with(session) {
        clock.set(time)
        session.advance()
        session.flush()
      }
    }

    /// The horizontal position of the presentation layer.
    var seen: CGFloat {
      LayerSession.with(session) { view.layer.presentation()?.position.x ?? .nan }
    }
    var seenAlpha: Float {
      LayerSession.with(session) { view.layer.presentation()?.opacity ?? .nan }
    }
  }

  /// A view that places another one in its layout.
  private final class PlacingView: UIView {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var place: CGFloat = 5 {
      didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      child.center.x = place
    }
  }

  @Test("Views.V33. Layouts that wait are applied before an animation, and animated at its end")
  func flushingUpdates() {
    let stage = AnimationFixture()
    let outer = PlacingView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    var seen: CGFloat { stage.of { outer.child.layer.presentation()?.position.x ?? .nan } }
    stage.run {
      outer.addSubview(outer.child)
      stage.window.addSubview(outer)
    }
    stage.run {
      outer.place = 50
      UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .flushUpdates]) {
        outer.place = 150
        UIView.performWithoutAnimation { outer.child.alpha = 0.5 }
      }
      #expect(outer.child.center.x == 150)
    }
    stage.advance(to: 11)
    // Without an animation the change before it is at 50, and that within a closure without
    // animation is not animated: the layout was applied before that closure.
    #expect(abs(seen - 100) < 1e-6)
    stage.advance(to: 13)
    let animator = stage.of {
      UIViewPropertyAnimator(duration: 2, curve: .linear) { outer.place = 250 }
    }
    animator.flushUpdates = true
    stage.run { animator.startAnimation() }
    stage.advance(to: 14)
    #expect(abs(seen - 200) < 1e-6)
    stage.advance(to: 16)
    stage.run { UIView.animate(withDuration: 2) { outer.place = 10 } }
    #expect(outer.child.layer.animationKeys() == nil)
  }

  // Views.V12.
  @Test("Changes are animated inside the closure only; the completion is called once")
  func basic() {
    let stage = AnimationFixture()
    var ends: [Bool] = []
    stage.run { stage.view.center.x = 60 }
    #expect(stage.seen == 60)
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        stage.view.center.x = 160
        stage.view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    #expect(stage.view.center.x == 160)
    stage.advance(to: 11)
    #expect(abs(stage.seen - 110) < 1e-6)
    #expect(abs(stage.seenAlpha - 0.5) < 1e-6)
    stage.advance(to: 11.999)
    #expect(ends == [])
    stage.advance(to: 12)
    #expect(ends == [true])
    #expect(stage.seen == 160)
  }

  // Views.V16.
  @Test("A delayed animation shows the old value; animated views block touches by default")
  func delay() {
    let stage = AnimationFixture()
    stage.run {
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { stage.view.center.x = 150 }
    }
    stage.advance(to: 10.9)
    #expect(stage.seen == 50)
    let place = CGPoint(x: 150, y: 50)
    #expect(stage.window.hitTest(place, with: nil) === stage.window)
    stage.advance(to: 11.5)
    #expect(abs(stage.seen - 100) < 1e-6)
    stage.advance(to: 12)
    #expect(stage.window.hitTest(place, with: nil) === stage.view)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        stage.view.center.x = 50
      }
    }
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
  }

  // Views.V13.
  @Test("A second animation continues from the visible value and cancels the first")
  func overtaking() {
    let stage = AnimationFixture()
    var ends: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        stage.view.center.x = 250
      } completion: {
        ends.append($0)
      }
    }
    stage.advance(to: 11)
    #expect(abs(stage.seen - 150) < 1e-6)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 50 }
    }
    #expect(ends == [false])
    #expect(abs(stage.seen - 150) < 1e-6)
    stage.advance(to: 11.5)
    #expect(abs(stage.seen - 100) < 1e-6)
  }

  @Test("Views.V31. A spring with a perceptual duration is that of the layer's animation")
  func perceptualSprings() {
    let stage = AnimationFixture()
    var ends: [Bool] = []
    stage.run {
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        stage.view.center.x = 1050
      } completion: {
        ends.append($0)
      }
    }
    let times = stride(from: 10.0, to: 12, by: 0.002)
    let places = times.map { time -> CGFloat in
      stage.advance(to: time)
      return stage.seen
    }
    // A bounce of 0.3 is a damping ratio of 0.7: the overshoot is e^(−πζ/√(1−ζ²)).
    let expected = exp(-.pi * 0.7 / (1 - 0.7 * 0.7).squareRoot())
    #expect(abs(((places.max() ?? 0) - 1050) / 1000 - expected) < 0.003)
    // An undamped frequency of 2π/0.5 s: the peak is half a period of the damped one away.
    let peak = times.map { $0 }[places.firstIndex(of: places.max() ?? 0) ?? 0]
    #expect(abs(peak - 10 - 0.25 / (1 - 0.7 * 0.7).squareRoot()) < 0.01)
    #expect(ends == [true])
  }

  // Views.V14.
  @Test("A spring rests after its duration, to a thousandth", arguments: [0.3, 0.5, 0.8, 1])
  func springs(ratio: CGFloat) {
    let stage = AnimationFixture()
    stage.run {
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
      ) { stage.view.center.x = 1050 }
    }
    let times = stride(from: 10.0, to: 12, by: 0.002)
    let places = times.map { time -> CGFloat in
      stage.advance(to: time)
      return stage.seen
    }
    let overshoot = places.max() ?? 0
    // The overshoot of a spring of that damping ratio: e^(−πζ/√(1−ζ²)) of the distance.
    let expected = ratio < 1 ? exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
    #expect(abs((overshoot - 1050) / 1000 - expected) < 0.003)
    #expect(abs((places.last ?? 0) - 1050) < 1.5)
    let late = places[places.count * 3 / 4]
    #expect(ratio == 1 || abs(late - 1050) > 0)
  }

  // Views.V17.
  @Test("Keyframes animate between values, each in its time, and hold in between")
  func keyframes() {
    let stage = AnimationFixture()
    var ends: [Bool] = []
    stage.run {
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          stage.view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          stage.view.center.x = 250
        }
        stage.view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    let seen = [10.5, 11, 11.9, 13].map { time -> CGFloat in
      stage.advance(to: time)
      return (stage.seen * 1000).rounded() / 1000
    }
    #expect(seen == [100, 150, 150, 200])
    #expect(abs(stage.seenAlpha - 0.25) < 1e-6)
    stage.advance(to: 14)
    #expect(stage.seen == 250)
    #expect(ends == [true])
  }

  // Views.V12.
  @Test("Changes without animation, with animations disabled, or of no duration are immediate")
  func none() {
    let stage = AnimationFixture()
    var ends = 0
    stage.run {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { stage.view.center.x = 70 }
      } completion: { _ in
        ends += 1
      }
    }
    #expect(stage.seen == 70)
    stage.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { stage.view.center.x = 80 }
      UIView.setAnimationsEnabled(true)
    }
    #expect(stage.seen == 80)
    stage.run {
      UIView.animate(withDuration: 0) {
        stage.view.center.x = 90
      } completion: { _ in
        ends += 1
      }
    }
    #expect(stage.seen == 90)
    #expect(ends == 2)
  }

  // Views.V15.
  @Test("A nested animation inherits the duration, unless it overrides that")
  func nested() {
    var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 3) {
      UIView.animate(withDuration: 1) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [0, 3, 1])
  }
}
