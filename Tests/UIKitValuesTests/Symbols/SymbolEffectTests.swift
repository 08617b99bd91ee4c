import Foundation
import ScreenTestSupport
import Symbols
import Testing
import UIKit

/// Tests of the effects of symbols in virtual time (Drawing.SE1…).
@MainActor @Suite(.exclusiveScreen) struct SymbolEffectTests {
  private let screen = AnimatedScreen(CGSize(width: 320, height: 480))
  private let view = UIImageView(image: UIImage(systemName: "heart"))

  init() {
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    screen.run { [self] in screen.window.addSubview(view) }
  }

  /// The state that a layer shows now.
  private struct Look {
    var scale = 0.0
    var opacity = 0.0
    /// The rotation in radians.
    var angle = 0.0
    var x = 0.0
    var contents: AnyObject?
  }

  private func look(_ view: UIView? = nil) -> Look {
    screen.run { [self] in
      let layer = (view ?? self.view).layer
      guard let shown = layer.presentation() else { return Look() }
      let (a, b) = (Double(shown.transform.m11), Double(shown.transform.m12))
      return Look(
        scale: (a * a + b * b).squareRoot(), opacity: Double(shown.opacity), angle: atan2(b, a),
        x: Double(shown.transform.m41), contents: shown.contents as AnyObject?)
    }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.005 }

  /// The ends of effects, as `true` for a finished one.
  private final class Ends {
    var all: [Bool] = []
    var senders: [AnyObject?] = []
    @MainActor func add(_ context: UISymbolEffectCompletionContext) {
      all.append(context.isFinished)
      senders.append(context.sender)
    }
  }

  @Test("Drawing.SE1. Effects of several kinds add up; one of the same kind replaces another")
  func kinds() {
    let (first, second) = (Ends(), Ends())
    screen.run {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.addSymbolEffect(.scale.up, animated: false)
      view.addSymbolEffect(.disappear.down, animated: false)
    }
    #expect(isNear(look().scale, 2 * 1.2 * 0.5) && look().opacity <= 0)
    #expect(view.transform.a == 2 && view.alpha == 1)
    screen.run { view.removeAllSymbolEffects(animated: false) }
    #expect(isNear(look().scale, 2) && isNear(look().opacity, 1))
    screen.run { view.addSymbolEffect(.bounce, completion: first.add) }
    screen.wait(0.3)
    screen.run { view.addSymbolEffect(.bounce.down, completion: second.add) }
    #expect(first.all == [false])
    screen.wait(0.7)
    #expect(first.all == [false] && second.all == [true] && second.senders[0] === view)
  }

  @Test("Drawing.SE2. A bounce grows the symbol once, and its handler learns the end")
  func bounce() {
    let ends = Ends()
    screen.run { view.addSymbolEffect(.bounce, completion: ends.add) }
    screen.wait(0.21)
    #expect(isNear(look().scale, 1.2))
    screen.wait(0.21)
    #expect(isNear(look().scale, 0.96) && ends.all.isEmpty)
    screen.wait(0.2)
    #expect(look().scale == 1 && ends.all == [true])
    screen.wait(2)
    #expect(ends.all == [true])
    screen.run { view.addSymbolEffect(.bounce.down.byLayer, options: .speed(2)) }
    screen.wait(0.105)
    #expect(look().scale < 0.81)
    screen.wait(0.2)
    #expect(look().scale == 1)
  }

  @Test("Drawing.SE3. A pulse repeats until it is removed, or as often as the options say")
  func repetitions() {
    let ends = Ends()
    screen.run { view.addSymbolEffect(.pulse, completion: ends.add) }
    for _ in 0..<3 {
      screen.wait(1)
      #expect(isNear(look().opacity, 0.3))
      screen.wait(1)
      #expect(isNear(look().opacity, 1) && ends.all.isEmpty)
    }
    let two = Ends()
    screen.run {
      view.removeAllSymbolEffects()
      view.addSymbolEffect(.pulse, options: .repeat(.periodic(2, delay: 1)), completion: two.add)
    }
    #expect(ends.all == [false])
    screen.wait(2.5)
    #expect(isNear(look().opacity, 1))
    screen.wait(1.5)
    #expect(isNear(look().opacity, 0.3) && two.all.isEmpty)
    screen.wait(2)
    #expect(two.all == [true])
    screen.run { view.addSymbolEffect(.pulse, options: .nonRepeating, completion: two.add) }
    screen.wait(2.1)
    #expect(two.all == [true, true])
  }

  @Test("Drawing.SE3. The symbol turns, breathes, wiggles and changes its color")
  func motions() {
    screen.run { view.addSymbolEffect(.rotate.counterClockwise) }
    screen.wait(0.5)
    #expect(isNear(look().angle, -.pi / 2))
    screen.run {
      view.removeAllSymbolEffects(animated: false)
      view.addSymbolEffect(.breathe.plain, options: .nonRepeating)
    }
    screen.wait(1.5)
    let all = look()
    #expect(all.scale > 1.09 && all.opacity == 1)
    screen.wait(3)
    screen.run { view.addSymbolEffect(.wiggle.right, options: .nonRepeating) }
    screen.wait(0.2)
    #expect(isNear(look().x, 4))
    screen.wait(0.2)
    #expect(isNear(look().x, -4))
    screen.wait(0.7)
    screen.run {
      view.semanticContentAttribute = .forceRightToLeft
      view.addSymbolEffect(.wiggle.forward, options: .nonRepeating)
    }
    screen.wait(0.2)
    #expect(isNear(look().x, -4))
    screen.wait(1)
    screen.run { view.addSymbolEffect(.wiggle, options: .nonRepeating) }
    screen.wait(0.2)
    #expect(isNear(look().angle, 0.2))
    screen.wait(1)
    screen.run { view.addSymbolEffect(.variableColor.hideInactiveLayers.reversing) }
    var seen: [Double] = []
    for _ in 0..<6 {
      screen.wait(0.125)
      seen.append(look().opacity)
      screen.wait(0.125)
    }
    let steps: [Double] = [0, 1 / 3, 2 / 3, 1, 2 / 3, 1 / 3]
    for (found, step) in zip(seen, steps) { #expect(isNear(found, step)) }
  }

  @Test("Drawing.SE4. A symbol disappears until it appears, or the effect is removed")
  func visibility() {
    let ends = Ends()
    screen.run { view.addSymbolEffect(.disappear.down, completion: ends.add) }
    screen.wait(0.15)
    #expect((0.1...0.9).contains(look().opacity) && ends.all.isEmpty)
    screen.wait(0.2)
    #expect(look().opacity <= 0 && isNear(look().scale, 0.5) && ends.all == [true])
    screen.wait(5)
    #expect(look().opacity <= 0)
    screen.run { view.addSymbolEffect(.appear, completion: ends.add) }
    screen.wait(0.15)
    #expect((0.1...0.9).contains(look().opacity))
    screen.wait(0.2)
    #expect(look().opacity == 1 && look().scale == 1 && ends.all == [true, true])
    screen.run { view.addSymbolEffect(.disappear, animated: false) }
    #expect(look().opacity <= 0)
    screen.run { view.removeSymbolEffect(ofType: .disappear, animated: false) }
    #expect(look().opacity == 1)
    screen.run { view.addSymbolEffect(.drawOff.byLayer) }
    screen.wait(0.4)
    #expect(look().opacity <= 0 && look().scale == 1)
    screen.run { view.addSymbolEffect(.drawOn) }
    screen.wait(0.4)
    #expect(look().opacity == 1)
  }

  @Test("Drawing.SE5. A scaled symbol stays so, at once without an animation")
  func scale() {
    let ends = Ends()
    screen.run { view.addSymbolEffect(.scale.up) }
    screen.wait(0.4)
    #expect(isNear(look().scale, 1.2))
    screen.run { view.addSymbolEffect(.scale.down, animated: false, completion: ends.add) }
    #expect(isNear(look().scale, 0.8) && ends.all == [true])
    screen.wait(3)
    #expect(isNear(look().scale, 0.8) && ends.all == [true])
    screen.run { view.removeSymbolEffect(ofType: .scale) }
    screen.wait(0.15)
    #expect((0.81...0.99).contains(look().scale))
    screen.wait(0.2)
    #expect(look().scale == 1)
  }

  @Test("Drawing.SE6. A removed effect ends its present cycle, and both handlers are called")
  func removal() {
    let (added, removed) = (Ends(), Ends())
    screen.run { view.addSymbolEffect(.rotate, completion: added.add) }
    screen.wait(2.5)
    screen.run { view.removeSymbolEffect(ofType: .rotate, completion: removed.add) }
    #expect(added.all == [false] && removed.all.isEmpty)
    #expect(isNear(look().angle, .pi / 2))
    screen.wait(1)
    #expect(isNear(look().angle, -.pi / 2))
    screen.wait(0.6)
    #expect(look().angle == 0 && removed.all == [true])
    screen.wait(1)
    #expect(look().angle == 0)
    screen.run { view.removeSymbolEffect(ofType: .rotate, completion: removed.add) }
    #expect(removed.all == [true, false])
  }

  @Test("Drawing.SE7. Another symbol replaces the first one in the middle of the transition")
  func replacement() {
    let ends = Ends()
    let old = look().contents
    let new = UIImage(systemName: "star") ?? UIImage()
    screen.run { view.setSymbolImage(new, contentTransition: .replace, completion: ends.add) }
    #expect(view.image === new && look().contents === old && old != nil)
    screen.wait(0.15)
    #expect(look().contents === old && look().opacity < 0.5 && look().scale < 0.9)
    screen.wait(0.1)
    #expect(look().contents !== old && look().opacity < 0.5)
    screen.wait(0.2)
    #expect(look().scale == 1 && look().opacity == 1 && ends.all == [true])
    screen.run { view.setSymbolImage(new, contentTransition: .replace.offUp) }
    #expect(look().opacity <= 0 && isNear(look().scale, 0.5))
    screen.run {
      view.setSymbolImage(UIImage(), contentTransition: .automatic, completion: ends.add)
    }
    #expect(ends.all == [true, true])
  }

  @Test("Drawing.SE8. Effects wait for a window and for a symbol")
  func waiting() {
    let ends = Ends()
    let other = UIImageView(image: UIImage(systemName: "star"))
    screen.run {
      other.addSymbolEffect(.pulse)
      other.addSymbolEffect(.disappear, completion: ends.add)
    }
    screen.wait(1)
    #expect(ends.all.isEmpty)
    screen.run { screen.window.addSubview(other) }
    screen.wait(0.35)
    #expect(ends.all == [true] && look(other).opacity <= 0)
    screen.run { other.removeFromSuperview() }
    screen.wait(1)
    screen.run { screen.window.addSubview(other) }
    #expect(look(other).opacity <= 0 && look(other).scale > 1)
    screen.run { other.image = TestImages.make("r") }
    #expect(look(other).opacity == 1)
    screen.run { other.image = UIImage(systemName: "heart") }
    #expect(look(other).opacity <= 0)
    screen.run { view.addSymbolEffect(.bounce, completion: ends.add) }
    screen.run { view.removeFromSuperview() }
    #expect(ends.all == [true, false])
  }

  @Test("Drawing.SE9. The effects of a bar's item go on when the bar makes its button again")
  func barItem() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "heart"), primaryAction: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    screen.run {
      bar.items = [item]
      screen.window.addSubview(bar)
      bar.layoutIfNeeded()
      item.addSymbolEffect(.pulse)
    }
    screen.wait(0.5)
    let first = try #require(item.shownPicture)
    #expect(look(first).opacity < 0.7)
    screen.run {
      item.tintColor = .red
      bar.layoutIfNeeded()
    }
    screen.wait(0.5)
    let second = try #require(item.shownPicture)
    #expect(isNear(look(second).opacity, 0.3))
    screen.run { item.removeAllSymbolEffects(animated: false) }
    screen.wait(1.1)
    #expect(look(second).opacity == 1)
    screen.run {
      item.setSymbolImage(
        UIImage(systemName: "star") ?? UIImage(), contentTransition: .replace.upUp)
    }
    screen.wait(0.15)
    #expect(look(item.shownPicture).opacity < 0.5)
  }

  @Test("Drawing.SE10. The symbol of a button bounces, and is replaced by a transition")
  func buttons() throws {
    let button = UIButton(configuration: .plain())
    screen.run {
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      button.configuration?.image = UIImage(systemName: "play")
      screen.window.addSubview(button)
      button.layoutIfNeeded()
    }
    let picture = try #require(button.imageView)
    #expect(!button.isSymbolAnimationEnabled)
    screen.tap(button.center)
    screen.wait(0.2)
    #expect(look(picture).scale == 1)
    screen.run { button.isSymbolAnimationEnabled = true }
    screen.tap(button.center)
    screen.wait(0.2)
    #expect(look(picture).scale > 1.1)
    screen.wait(1)
    screen.run {
      button.isSymbolAnimationEnabled = false
      button.configuration?.image = UIImage(systemName: "pause")
    }
    #expect(look(picture).opacity == 1)
    screen.wait(0.15)
    #expect(look(picture).opacity == 1)
    screen.run {
      button.configuration?.symbolContentTransition = UISymbolContentTransition(.replace.upUp)
      button.configuration?.image = UIImage(systemName: "play")
    }
    screen.wait(0.15)
    #expect(look(picture).opacity < 0.5 && look(picture).scale > 1.2)
  }
}
