import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Animations that are begun and committed, with a manual clock.
@MainActor @Suite(.exclusiveScreen) struct BeginCommitAnimationTests {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []

    func begins(_ name: String?, context: UnsafeMutableRawPointer?) {
      heard.append("\(name ?? "-") begins")
    }
    func ended(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      heard.append("\(name ?? "-") ended \(finished.boolValue)")
    }
    func over() { heard.append("over") }
  }

  private let stage = LayerTestWindow()
  private let listener = Listener()

  private func move(
    to place: CGFloat, over duration: TimeInterval = 2, _ settings: () -> Void = {}
  ) {
    stage.run {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(duration)
      UIView.setAnimationCurve(.linear)
      settings()
      stage.view.center.x = place
      UIView.commitAnimations()
    }
  }

  @Test("Views.V22: changes between begin and commit are animated, others are not")
  func between() {
    stage.run { stage.view.center.x = 60 }
    #expect(stage.seen == 60)
    move(to: 160)
    stage.advance(to: 11)
    #expect(abs(stage.seen - 110) < 1e-6)
    stage.advance(to: 12)
    #expect(stage.seen == 160)
    stage.run { stage.view.center.x = 60 }
    #expect(stage.seen == 60)
  }

  @Test("Views.V29: the changes of a closure are repeated, and the completion waits for them")
  func repetitions() {
    var ends: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
          stage.view.center.x = 160
        }
        stage.view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    let start = stage.seen
    stage.advance(to: 11)
    let half = stage.seen
    stage.advance(to: 13)
    #expect(abs(stage.seen - half) < 1e-6 && half > start && half < 160)
    #expect(stage.ask { stage.view.layer.presentation()?.opacity } == 0)
    #expect(ends.isEmpty)
    stage.advance(to: 14.1)
    #expect(ends == [true] && stage.seen == 160)
  }

  @Test("Views.V22: the duration is 0.2 s; a nested animation inherits it")
  func duration() {
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      stage.view.center.x = 150
      UIView.commitAnimations()
    }
    stage.advance(to: 10.19)
    #expect(stage.seen < 150)
    stage.advance(to: 10.21)
    #expect(stage.seen == 150)
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(4)
      UIView.setAnimationCurve(.linear)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      stage.view.center.x = 550
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    stage.advance(to: 12.21)
    #expect(abs(stage.seen - 350) < 1e-6)
  }

  @Test("Views.V23: delay, repetition and autoreverse")
  func repeating() {
    move(to: 250, over: 1) { UIView.setAnimationDelay(1) }
    stage.advance(to: 10.9)
    #expect(stage.seen == 50)
    stage.advance(to: 11.5)
    #expect(abs(stage.seen - 150) < 1e-6)
    stage.advance(to: 12)
    move(to: 50, over: 1) {
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
    }
    stage.advance(to: 13.5)
    #expect(abs(stage.seen - 150) < 1e-6)
    stage.advance(to: 14.25)
    #expect(abs(stage.seen - 200) < 1e-6)
    stage.advance(to: 16.1)
    #expect(stage.seen == 50)
  }

  // Views.V24.
  @Test("The delegate is notified of start and end, with the arguments that its methods take")
  func telling() {
    move(to: 150) {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("begins:context:", calling: Listener.begins))
      UIView.setAnimationDidStop(Selector("ended:finished:context:", calling: Listener.ended))
    }
    #expect(listener.heard == ["move begins"])
    stage.advance(to: 11)
    move(to: 50, over: 1) {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("over", calling: Listener.over))
    }
    #expect(listener.heard == ["move begins", "move ended false"])
    stage.advance(to: 12.1)
    #expect(listener.heard == ["move begins", "move ended false", "over"])
  }
}
