import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Transitions of a view's content, from red to blue.
@MainActor @Suite(.exclusiveScreen) struct ViewTransitionTests {
  private let screen = RenderedScreen()
  private let card: UIView

  init() {
    let card = LayerSession.with(screen.session) {
      UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    }
    self.card = card
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    screen.show { $0.addSubview(card) }
  }

  private func turn(_ options: UIView.AnimationOptions, _ end: ((Bool) -> Void)? = nil) {
    screen.show { _ in
      UIView.transition(
        with: card, duration: 1, options: [options, .curveLinear],
        animations: { card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) },
        completion: end)
    }
  }

  // Views.V18, Views.V19.
  @Test("A cross dissolve mixes old and new content, and calls its completion once")
  func dissolve() {
    var ends: [Bool] = []
    turn(.transitionCrossDissolve) { ends.append($0) }
    #expect(screen.pixel(50, 50) == [255, 0, 0, 255])
    screen.advance(to: 10.5)
    let middle = screen.pixel(50, 50)
    #expect(abs(middle[0] - 128) <= 2 && abs(middle[2] - 128) <= 2)
    screen.advance(to: 10.99)
    #expect(ends.isEmpty)
    screen.advance(to: 11.01)
    #expect(screen.pixel(50, 50) == [0, 0, 255, 255])
    #expect(ends == [true])
  }

  @Test(
    "Views.V28. A transition between begin and commit shows the old content first",
    arguments: [UIView.AnimationTransition.curlUp, .curlDown])
  func beginAndCommit(transition: UIView.AnimationTransition) {
    screen.show { _ in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationTransition(transition, for: card, cache: true)
      UIView.performWithoutAnimation {
        card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      UIView.commitAnimations()
    }
    #expect(screen.pixel(50, 50) == [255, 0, 0, 255])
    screen.advance(to: 10.5)
    let middle = screen.pixel(50, 50)
    #expect(abs(middle[0] - 128) <= 2 && abs(middle[2] - 128) <= 2)
    screen.advance(to: 11.01)
    #expect(screen.pixel(50, 50) == [0, 0, 255, 255])
  }

  // At an eighth of a turn the side that comes to the front looks longer. With cos 45° = 0.707 and
  // half a width of 40 points, its edge is 28.3 points from the center and as much nearer to a
  // camera at 1,000 points, so it appears at 29.1 points; the other edge at 27.5.
  // Layers.Z5, Views.V20.
  @Test(
    "A flip is narrow at a quarter, and shows the old content before the half and the new after",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true),
      (.transitionFlipFromRight, true), (.transitionFlipFromTop, false),
      (.transitionFlipFromBottom, false),
    ])
  func flips(option: UIView.AnimationOptions, isSideways: Bool) {
    func pixel(_ along: CGFloat, _ across: CGFloat = 50) -> [Int] {
      isSideways ? screen.pixel(along, across) : screen.pixel(across, along)
    }
    turn(option)
    screen.advance(to: 10.25)
    screen.keep("flip-\(option.rawValue)")
    #expect(pixel(50) == [255, 0, 0, 255])
    #expect(pixel(15)[2] > 200 && pixel(85)[2] > 200)
    #expect(pixel(25) == [255, 0, 0, 255] && pixel(75) == [255, 0, 0, 255])
    screen.advance(to: 10.75)
    #expect(pixel(50) == [0, 0, 255, 255])
    #expect(pixel(15)[0] > 200 && pixel(85)[0] > 200)
    screen.advance(to: 11)
    #expect(pixel(12) == [0, 0, 255, 255] && pixel(88) == [0, 0, 255, 255])
  }

  // Views.V20.
  @Test("The side that the option names comes to the front and is larger")
  func near() throws {
    card.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    screen.show()
    turn(.transitionFlipFromLeft)
    screen.advance(to: 10.25)
    // The upper edge is half a point further out at the left; a row of pixels is half a point.
    func top(_ x: CGFloat) -> CGFloat? {
      stride(from: CGFloat(15), to: 30, by: 0.25).first {
        screen.pixel(x, $0)[1] < 128
      }
    }
    let (left, right) = (try #require(top(31)), try #require(top(69)))
    #expect(left < right)
  }

  // Views.V21.
  @Test("A transition replaces a view, or hides one and shows the other")
  func exchange() {
    let other = UIView(frame: card.frame)
    var isOver = false
    screen.show { _ in
      UIView.transition(
        from: card, to: other, duration: 0.5, options: .transitionCrossDissolve
      ) { _ in isOver = true }
    }
    #expect(card.superview == nil && other.superview === screen.window && !isOver)
    screen.advance(to: 10.6)
    #expect(isOver)
    screen.show { window in
      window.addSubview(card)
      UIView.transition(
        from: other, to: card, duration: 0.5,
        options: [.transitionFlipFromLeft, .showHideTransitionViews])
    }
    #expect(other.superview === screen.window && other.isHidden && !card.isHidden)
  }

  @Test("A transition without duration is immediate")
  func atOnce() {
    var ends: [Bool] = []
    screen.show { _ in
      UIView.transition(
        with: card, duration: 0, options: .transitionFlipFromTop,
        animations: { card.alpha = 0.5 }, completion: { ends.append($0) })
    }
    #expect(ends == [true] && card.alpha == 0.5)
    #expect(card.layer.animationKeys() == nil)
  }
}
