import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Random touches on random views with random recognizers: every touch is delivered completely, and
/// no recognizer gets stuck.
@MainActor @Suite(.exclusiveScreen) struct RandomTouchTests {
  @Test("Each touch that begins for a view or a recognizer ends once", arguments: 1...60)
  func nothingIsLost(seed: Int) {
    var world = RandomWorld(seed: UInt64(seed))
    for _ in 0..<120 { world.step() }
    world.finish()
    #expect(world.mistakes == [])
    #expect(world.ledger.open == [])
    #expect(world.unfinished == [])
    #expect(world.ledger.count > 0)
  }

  /// A record of the touches of receivers: each begins once and ends once.
  @MainActor
  fileprivate final class TouchCount {
    private(set) var mistakes: [String] = []
    private(set) var count = 0
    private var running: [String: Set<Int>] = [:]

    var open: [String] { running.filter { !$0.value.isEmpty }.keys.sorted() }

    func began(_ who: String, _ touches: Set<UITouch>) {
      for touch in touches where running[who, default: []].insert(touch.number).inserted == false {
        mistakes.append("\(who): touch \(touch.number) began twice")
      }
      count += touches.count
    }

    func moved(_ who: String, _ touches: Set<UITouch>) {
      for touch in touches where running[who]?.contains(touch.number) != true {
        mistakes.append("\(who): touch \(touch.number) moved without having begun")
      }
    }

    func wentOut(_ who: String, _ touches: Set<UITouch>) {
      for touch in touches where running[who]?.remove(touch.number) == nil {
        mistakes.append("\(who): touch \(touch.number) went out without having begun")
      }
    }

    func wasReset(_ who: String) { running[who] = [] }
  }

  fileprivate final class TouchCountingView: UIView {
    var ledger = TouchCount()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.began("view \(tag)", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.moved("view \(tag)", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.wentOut("view \(tag)", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.wentOut("view \(tag)", touches)
    }
  }

  /// A recognizer that records its calls, recognizes nothing, and prevents no other recognizer.
  fileprivate final class TouchCountingRecognizer: UIGestureRecognizer {
    var ledger = TouchCount()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      ledger.began(name ?? "", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      ledger.moved(name ?? "", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { out(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { out(touches) }
    override func reset() { ledger.wasReset(name ?? "") }

    private func out(_ touches: Set<UITouch>) {
      ledger.wentOut(name ?? "", touches)
      if numberOfTouches == touches.count { state = .failed }
    }
  }

  @MainActor
  fileprivate struct RandomWorld {
    let ledger = TouchCount()
    private let screen = TouchScreen()
    private var random: SeededRandom
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var down: [UInt32] = []
    private let answers = Answers()
    private let states = States()

    /// The last states that targets received, and the errors in their order.
    @MainActor fileprivate final class States {
      var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
      var mistakes: [String] = []
    }

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      for tag in 0..<Int.random(in: 1...8, using: &random) {
        // The first view fills the screen, so that every script hits a view.
        let view = TouchCountingView(frame: tag == 0 ? screen.window.bounds : randomFrame())
        (view.tag, view.ledger) = (tag, ledger)
        view.isMultipleTouchEnabled = Bool.random(using: &random)
        view.isExclusiveTouch = tag > 0 && Int.random(in: 0..<6, using: &random) == 0
        (views.randomElement(using: &random) ?? screen.window).addSubview(view)
        views.append(view)
        for _ in 0..<Int.random(in: 0...3, using: &random) { addRecognizer(to: view) }
      }
      for recognizer in recognizers where Int.random(in: 0..<4, using: &random) == 0 {
        recognizers.randomElement(using: &random).map(recognizer.require(toFail:))
      }
    }

    var mistakes: [String] { ledger.mistakes + states.mistakes }

    /// The recognizers that are not ready for the next gesture.
    var unfinished: [String] {
      let names = recognizers.filter { $0.state != .possible || $0.numberOfTouches > 0 }
        .map { "\(type(of: $0)) \($0.state)" }
      let waits = screen.window.delivery.nextDeadline == nil ? [] : ["somebody waits for time"]
      return names + waits
    }

    mutating func step() {
      let place = CGPoint(
        x: Int.random(in: -20...420, using: &random), y: Int.random(in: -20...820, using: &random))
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<3: down += screen.press(place)
      case 3..<9:
        let few = down.filter { _ in Bool.random(using: &random) }
        let (x, y) = (
          Int.random(in: -15...15, using: &random), Int.random(in: -15...15, using: &random)
        )
        if !few.isEmpty { screen.move(few, by: CGFloat(x), CGFloat(y), force: 1) }
      case 9..<12:
        let gone = pickOne()
        screen.lift(gone)
      case 12:
        let gone = pickOne()
        screen.cancel(gone)
      case 13..<15: screen.wait(Double.random(in: 0...0.5, using: &random))
      default: disturb()
      }
      if down.count > 5 {
        let gone = pickOne()
        screen.lift(gone)
      }
      screen.wait(0.01)
    }

    mutating func finish() {
      screen.lift(down)
      down = []
      screen.wait(5)
    }

    /// Removes and returns one of the fingers that are down.
    private mutating func pickOne() -> [UInt32] {
      guard let id = down.randomElement(using: &random) else { return [] }
      down.removeAll { $0 == id }
      return [id]
    }

    private mutating func disturb() {
      let recognizer = recognizers.randomElement(using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: recognizer?.isEnabled.toggle()
      case 1:
        let view = views.randomElement(using: &random)
        view?.removeFromSuperview()
        view.map(screen.window.addSubview)
      case 2: recognizer.map { $0.view?.removeGestureRecognizer($0) }
      default:
        let view = views.randomElement(using: &random)
        if let view, let recognizer { view.addGestureRecognizer(recognizer) }
      }
    }

    private mutating func randomFrame() -> CGRect {
      CGRect(
        x: Int.random(in: 0...200, using: &random), y: Int.random(in: 0...400, using: &random),
        width: Int.random(in: 20...400, using: &random),
        height: Int.random(in: 20...800, using: &random))
    }

    private mutating func addRecognizer(to view: UIView) {
      let new = makeRecognizer()
      new.name = "recognizer \(recognizers.count)"
      new.cancelsTouchesInView = Bool.random(using: &random)
      new.delaysTouchesBegan = Int.random(in: 0..<3, using: &random) == 0
      new.delaysTouchesEnded = Bool.random(using: &random)
      answers.isTogether = Bool.random(using: &random)
      if Bool.random(using: &random) { new.delegate = answers }
      new.onAction { [states] in states.note($0) }
      view.addGestureRecognizer(new)
      recognizers.append(new)
    }

    private mutating func makeRecognizer() -> UIGestureRecognizer {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
        tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        return tap
      case 2:
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = Double.random(in: 0...0.5, using: &random)
        press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
        return press
      case 3:
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = Int.random(in: 1...3, using: &random)
        return pan
      case 4:
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .down]
        return swipe
      case 5: return UIPinchGestureRecognizer()
      case 6: return UIRotationGestureRecognizer()
      default:
        let watcher = TouchCountingRecognizer()
        watcher.ledger = ledger
        return watcher
      }
    }
  }
}

extension RandomTouchTests.RandomWorld.States {
  /// Records the state of a recognizer: a gesture begins once, changes, and ends once.
  func note(_ recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    let (old, new) = (last[key], recognizer.state)
    let isContinuous = old == .began || old == .changed
    let isRight =
      switch new {
      case .began: !isContinuous
      case .changed, .cancelled: isContinuous
      case .ended: true
      default: false
      }
    if !isRight {
      let before = old.map { "\($0)" } ?? "nothing"
      mistakes.append("\(type(of: recognizer)) received \(new) after \(before)")
    }
    last[key] = new == .ended || new == .cancelled ? nil : new
  }
}
