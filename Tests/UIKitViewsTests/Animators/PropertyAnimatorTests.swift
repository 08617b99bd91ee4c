import Foundation
import ScreenTestSupport
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Animators in virtual time; the center of a view moves from 50 to 150.
@MainActor @Suite(.exclusiveScreen) struct PropertyAnimatorTests {
  private let stage = LayerTestWindow()
  private var view: UIView { stage.view }

  private func linear(_ duration: TimeInterval = 2) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 150 }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(one - other) < tolerance
  }

  /// Returns the value of the ease-in-ease-out curve at a fraction of its time, by bisection.
  private func easeInOut(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let t = (low + high) / 2
      let place = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
      if place < x { low = t } else { high = t }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  // Animators.AN1, Animators.AN4, Animators.AN11.
  @Test("An animator runs from start to end in its duration, and calls its completion once")
  func runs() {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    stage.run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    // The view has its final value immediately; the presentation is on its way.
    #expect(view.center.x == 150 && stage.seen == 50)
    stage.advance(to: 10.5)
    #expect(isNear(stage.seen, 75))
    #expect(isNear(stage.ask { animator.fractionComplete }, 0.25))
    stage.advance(to: 11.999)
    #expect(ends == [] && animator.isRunning)
    #expect(stage.next == 12)
    stage.advance(to: 12)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(stage.seen == 150 && stage.next == nil)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("The delay shows the old value")
  func delay() {
    let animator = linear(1)
    stage.run { animator.startAnimation(afterDelay: 1) }
    stage.advance(to: 10.999)
    #expect(stage.seen == 50)
    stage.advance(to: 11.5)
    #expect(isNear(stage.seen, 100))
    stage.advance(to: 12)
    #expect(animator.state == .inactive)
  }

  // Animators.AN14.
  @Test("A task that waits for an animator gets the position at which it ends")
  func waits() async {
    let animator = linear()
    let end = Task.immediate { await animator.addCompletion() }
    stage.run { animator.startAnimation() }
    stage.advance(to: 12)
    #expect(await end.value == .end)
    animator.addAnimations { [view] in view.center.x = 50 }
    let stopped = Task.immediate { await animator.addCompletion() }
    stage.run { animator.startAnimation() }
    stage.run { animator.stopAnimation(true) }
    #expect(await stopped.value == .current)
  }

  // Animators.AN5, Animators.AN6.
  @Test("A paused animator stays and requests no frames; it continues without a jump")
  func pauses() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { view.center.x = 150 }
    stage.run { animator.startAnimation() }
    stage.advance(to: 10.5)
    let seen = stage.seen
    #expect(isNear(seen, 50 + 100 * easeInOut(0.25)))
    stage.run { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isNear(stage.seen, seen))
    // It scrubs linearly, so its fraction is the progress.
    #expect(isNear(animator.fractionComplete, easeInOut(0.25)))
    stage.advance(to: 17)
    #expect(isNear(stage.seen, seen))
    #expect(stage.next == nil)
    stage.run { animator.startAnimation() }
    #expect(isNear(stage.seen, seen))
    // The remaining three quarters of the curve, in as much time as they would have taken.
    stage.advance(to: 17.5)
    #expect(isNear(stage.seen, 50 + 100 * easeInOut(0.5), 1e-4))
    stage.advance(to: 18.499)
    #expect(animator.isRunning)
    stage.advance(to: 18.5)
    #expect(animator.state == .inactive && stage.seen == 150)
  }

  // Animators.AN5.
  @Test("A scrubbed animator is at its fraction, of the progress or of the time")
  func scrubs() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { view.center.x = 150 }
    stage.run { animator.fractionComplete = 0.25 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isNear(stage.seen, 75))
    stage.run { animator.fractionComplete = 0.6 }
    #expect(isNear(stage.seen, 110))
    stage.run { animator.fractionComplete = 7 }
    #expect(isNear(stage.seen, 150) && animator.fractionComplete == 1)
    stage.run { animator.scrubsLinearly = false }
    stage.run { animator.fractionComplete = 0.25 }
    #expect(isNear(stage.seen, 50 + 100 * easeInOut(0.25)))
    stage.run { animator.stopAnimation(true) }
  }

  // Animators.AN7, Animators.AN11.
  @Test("A reversed animator runs back as long as it ran, and ends at the start")
  func reverses() {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    stage.run { animator.startAnimation() }
    stage.advance(to: 10.6)
    stage.run { animator.isReversed = true }
    #expect(isNear(stage.seen, 80))
    #expect(isNear(stage.ask { animator.fractionComplete }, 0.7))
    stage.advance(to: 10.9)
    #expect(isNear(stage.seen, 65))
    stage.advance(to: 11.199)
    #expect(ends == [])
    stage.advance(to: 11.2)
    #expect(ends == [.start])
    #expect(view.center.x == 50 && stage.seen == 50)
    #expect(!animator.isReversed)
  }

  // Animators.AN6.
  @Test("Continued with other timing, an animator runs the remaining way in the given time")
  func continues() {
    let animator = linear(4)
    stage.run { animator.fractionComplete = 0.5 }
    stage.run {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
        durationFactor: 0.25)
    }
    stage.advance(to: 10.25)
    #expect(isNear(stage.seen, 100 + 50 * easeInOut(0.25)))
    stage.advance(to: 10.999)
    #expect(animator.isRunning)
    stage.advance(to: 11)
    #expect(!animator.isRunning)

    let again = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.center.x = 50 }
    stage.run { again.fractionComplete = 0.75 }
    stage.run { again.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    stage.advance(to: 11.5)
    #expect(isNear(stage.seen, 62.5))
    stage.advance(to: 12)
    #expect(again.state == .inactive)
  }

  // Animators.AN8.
  @Test("Changes with a delay factor begin later, and end together")
  func delayed() {
    let animator = linear(4)
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    stage.run { animator.startAnimation() }
    stage.advance(to: 12)
    #expect(isNear(stage.seen, 100) && stage.seenAlpha == 1)
    stage.advance(to: 13)
    #expect(isNear(stage.seen, 125) && abs(stage.seenAlpha - 0.5) < 1e-6)
    // Changes that are added during the run begin immediately.
    stage.run { animator.addAnimations { [view] in view.center.y = 150 } }
    #expect(stage.seenY == 50)
    stage.advance(to: 13.5)
    #expect(isNear(stage.seenY, 100))
    stage.advance(to: 14)
    #expect(stage.seenY == 150 && stage.seenAlpha == 0 && animator.state == .inactive)
  }

  // Animators.AN9.
  @Test(
    "A stopped animator leaves views where they are shown, and finishes them where asked",
    arguments: [
      (UIViewAnimatingPosition.current, CGFloat(75), Float(0.75)), (.end, 150, 0), (.start, 50, 1),
    ])
  func stops(position: UIViewAnimatingPosition, place: CGFloat, alpha: Float) {
    let animator = linear()
    animator.addAnimations { [view] in
      view.alpha = 0
      view.backgroundColor = .white
    }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    stage.run { animator.startAnimation() }
    stage.advance(to: 10.5)
    stage.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && ends == [])
    #expect(isNear(view.center.x, 75) && isNear(stage.seen, 75))
    stage.advance(to: 11)
    #expect(isNear(stage.seen, 75))
    stage.run { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive && ends == [position])
    #expect(isNear(stage.seen, place) && isNear(view.center.x, place))
    #expect(abs(stage.seenAlpha - alpha) < 1e-6)
    #expect((view.backgroundColor == nil) == (position == .start))
  }

  // Animators.AN1, Animators.AN9.
  @Test("Stopped without finishing, an animator calls no completion, and can be used again")
  func stopsForGood() {
    let animator = linear()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    stage.run { animator.startAnimation() }
    stage.advance(to: 11)
    stage.run { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && ends == 0 && isNear(view.center.x, 100))
    animator.addAnimations { [view] in view.center.x = 0 }
    stage.run { animator.startAnimation() }
    stage.advance(to: 12)
    #expect(isNear(stage.seen, 50))
    stage.advance(to: 13)
    #expect(stage.seen == 0 && ends == 0)
  }

  // Animators.AN11.
  @Test("An animator that pauses on completion calls no completion, and can run back")
  func pausesAtEnd() {
    let animator = linear()
    animator.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    stage.run { animator.startAnimation() }
    stage.advance(to: 12)
    #expect(animator.state == .active && !animator.isRunning && ends == [])
    #expect(animator.fractionComplete == 1)
    animator.pausesOnCompletion = false
    stage.run {
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(stage.seen == 150)
    stage.advance(to: 13)
    #expect(isNear(stage.seen, 100))
    stage.advance(to: 14)
    #expect(ends == [.start] && view.center.x == 50)
  }

  // Animators.AN10.
  @Test("Two animators of one property are additive, and end together")
  func addsUp() {
    let first = linear(2)
    let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 250 }
    stage.run { first.startAnimation() }
    stage.advance(to: 11)
    #expect(isNear(stage.seen, 100))
    stage.run { second.startAnimation() }
    #expect(isNear(stage.seen, 100))
    // 25 of the first 100 points remain, and 75 of the second.
    stage.advance(to: 11.5)
    #expect(isNear(stage.seen, 250 - 25 - 75))
    stage.advance(to: 12)
    #expect(first.state == .inactive && isNear(stage.seen, 200))
    stage.advance(to: 13)
    #expect(stage.seen == 250)
  }

  // Animators.AN10.
  @Test("An animator that replaces a running animation starts from the presentation value")
  func overtakes() {
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 250 }
    }
    stage.advance(to: 11)
    #expect(isNear(stage.seen, 150))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 50 }
    stage.run { animator.startAnimation() }
    #expect(isNear(stage.seen, 150))
    stage.advance(to: 11.5)
    #expect(isNear(stage.seen, 100))
    stage.advance(to: 12)
    #expect(stage.seen == 50)
  }

  // Animators.AN12.
  @Test("Touches hit moving views where they are shown, or not at all")
  func touches() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 350 }
    stage.run { animator.startAnimation() }
    stage.advance(to: 11)
    func hit(_ x: CGFloat) -> UIView? {
      LayerSession.with(stage.session) {
        stage.window.hitTest(CGPoint(x: x, y: 50), with: nil)
      }
    }
    #expect(hit(200) === view && hit(350) === stage.window)
    stage.advance(to: 12)
    #expect(hit(350) === view)
    let untouchable = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 50 }
    untouchable.isUserInteractionEnabled = false
    stage.run { untouchable.startAnimation() }
    #expect(hit(350) === stage.window)
    stage.advance(to: 14)
    #expect(hit(50) === view)
  }

  // Animators.AN2.
  @Test("The default spring is half way at 0.092 s, and settles after half a second")
  func systemSpring() {
    let animator = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    animator.addAnimations { [view] in view.center.x = 1050 }
    // (1 + ωt)e^(−ωt) is 0.001 at ωt = 9.2334, with ω = √(1000/3).
    #expect(abs(animator.duration - 9.2334 / (1000.0 / 3).squareRoot()) < 1e-4)
    stage.run { animator.startAnimation() }
    for (time, share) in [(0.0919, 0.5), (0.2131, 0.9), (0.3636, 0.99)] {
      stage.advance(to: 10 + time)
      #expect(isNear(stage.seen, 50 + 1000 * share, 2))
    }
    stage.advance(to: 10.505)
    #expect(animator.isRunning)
    stage.advance(to: 10.507)
    #expect(!animator.isRunning && stage.seen == 1050)
  }

  // Animators.AN2.
  @Test("The velocity of a spring is separate for each component of a position")
  func velocity() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 10))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [view] in view.center = CGPoint(x: 150, y: 150) }
    stage.run { animator.startAnimation() }
    stage.advance(to: 10.1)
    // Critical, ω = 10: 1 − (1 + (ω − v)t)e^(−ωt) at t = 0.1.
    let rest: Double = exp(-1)
    #expect(isNear(stage.seen, 150 - 200 * rest))
    #expect(isNear(stage.seenY, 150 - 100 * rest))
    stage.run { animator.stopAnimation(true) }
  }

  @Test("Timing parameters report their type, are copied, and can be archived")
  func parameters() throws {
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(curve.timingCurveType == .cubic && curve.springTimingParameters == nil)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(easeIn.controlPoint1.x == CGFloat(Float(0.42)))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    curve.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = try #require(UICubicTimingParameters(coder: reader))
    #expect(read.controlPoint1 == curve.controlPoint1 && read.controlPoint2.y == 0.4)
    #expect(read.timingCurveType == .cubic)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 2))
    let copy = try #require(spring.copy() as? UISpringTimingParameters)
    #expect(copy.initialVelocity == CGVector(dx: 1, dy: 2) && copy.timingCurveType == .spring)
  }

  // Animators.AN1.
  @Test("A running animator is retained; misuse stops the program")
  func keeping() async {
    var ended = false
    stage.run {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        view.center.x = 150
      } completion: { _ in
        ended = true
      }
    }
    stage.advance(to: 11)
    #expect(ended)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewPropertyAnimator().finishAnimation(at: .end) }
    }
  }
}
