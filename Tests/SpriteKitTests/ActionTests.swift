import Foundation
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct ActionTests {
  @Test("Scenes.SK20. An action begins with its first frame, and lasts its duration")
  func timing() {
    let stage = Stage()
    stage.run(.moveBy(x: 10, y: -20, duration: 2))
    #expect(stage.node.position == .zero && stage.node.hasActions())
    stage.advance(to: 0.5)
    #expect(near(stage.node.position, CGPoint(x: 2.5, y: -5)))
    stage.advance(to: 2)
    #expect(near(stage.node.position, CGPoint(x: 10, y: -20)) && !stage.node.hasActions())
    stage.advance(to: 3)
    #expect(near(stage.node.position, CGPoint(x: 10, y: -20)))
  }

  @Test("Scenes.SK20. The time that is left goes to the next action of a sequence")
  func leftTime() {
    let stage = Stage()
    stage.run(
      .sequence([
        .moveBy(x: 10, y: 0, duration: 1), .wait(forDuration: 0.5),
        .moveBy(x: 0, y: 10, duration: 1),
      ]))
    stage.advance(to: 2)
    #expect(near(stage.node.position, CGPoint(x: 10, y: 5)))
    stage.advance(to: 2.5)
    #expect(!stage.node.hasActions() && near(stage.node.position, CGPoint(x: 10, y: 10)))
  }

  @Test("Scenes.SK20. Actions without a duration end in one frame")
  func instant() {
    let stage = Stage()
    var log: [Int] = []
    stage.run(
      .sequence([
        .run { log.append(1) }, .hide(), .moveBy(x: 5, y: 0, duration: 0), .run { log.append(2) },
      ]))
    #expect(log == [1, 2] && stage.node.isHidden && stage.node.position.x == 5)
    #expect(!stage.node.hasActions())
  }

  @Test("Scenes.SK21. Relative actions add up, and absolute ones end at their value")
  func relative() {
    let stage = Stage()
    stage.node.run(.moveBy(x: 10, y: 0, duration: 1))
    stage.node.run(.moveBy(x: 5, y: 5, duration: 2))
    stage.node.run(.rotate(byAngle: 1, duration: 1))
    stage.node.run(.rotate(byAngle: 2, duration: 1))
    stage.node.run(.scale(by: 2, duration: 1))
    stage.node.run(.scale(by: 3, duration: 1))
    stage.advance(to: 0, 0.3, 0.9, 1, 2)
    #expect(near(stage.node.position, CGPoint(x: 15, y: 5)) && near(stage.node.zRotation, 3))
    #expect(near(stage.node.xScale, 6) && near(stage.node.yScale, 6))
    stage.node.run(.move(to: CGPoint(x: 1, y: 2), duration: 1))
    stage.node.run(.scaleX(to: 1, y: 2, duration: 1))
    stage.node.run(.rotate(toAngle: 7, duration: 1))
    stage.node.run(.fadeAlpha(to: 0.25, duration: 1))
    stage.advance(to: 2, 2.5)
    #expect(near(stage.node.position, CGPoint(x: 8, y: 3.5)) && near(stage.node.zRotation, 5))
    #expect(near(stage.node.alpha, 0.625) && near(stage.node.xScale, 3.5))
    stage.advance(to: 3)
    #expect(stage.node.position == CGPoint(x: 1, y: 2) && stage.node.zRotation == 7)
    #expect(stage.node.xScale == 1 && stage.node.yScale == 2 && stage.node.alpha == 0.25)
    stage.node.run(.moveTo(x: 0, duration: 1))
    stage.node.run(.moveTo(y: 0, duration: 1))
    stage.advance(to: 3, 4)
    #expect(stage.node.position == .zero)
  }

  @Test("Scenes.SK21. A rotation takes the shorter way if it is told to")
  func shorterWay() {
    let stage = Stage()
    stage.node.zRotation = 0.1
    stage.run(.rotate(toAngle: 2 * .pi - 0.1, duration: 1, shortestUnitArc: true))
    stage.advance(to: 1)
    #expect(near(stage.node.zRotation, -0.1))
    stage.node.zRotation = 0.1
    stage.run(.rotate(toAngle: 2 * .pi - 0.1, duration: 1, shortestUnitArc: false), at: 1)
    stage.advance(to: 2)
    #expect(near(stage.node.zRotation, 2 * .pi - 0.1))
  }

  @Test("Scenes.SK21. A sprite is resized, or scaled to a size")
  func sizes() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    let stage = Stage(sprite)
    stage.run(.resize(byWidth: 10, height: -10, duration: 1))
    stage.advance(to: 1)
    #expect(sprite.size == CGSize(width: 20, height: 10))
    stage.run(.resize(toWidth: 5, duration: 1), at: 1)
    stage.advance(to: 2)
    #expect(sprite.size == CGSize(width: 5, height: 10))
    stage.run(.scale(to: CGSize(width: 10, height: 30), duration: 1), at: 2)
    stage.advance(to: 3)
    #expect(near(sprite.xScale, 2) && near(sprite.yScale, 3))
    #expect(sprite.size == CGSize(width: 10, height: 30))
  }

  @Test("Scenes.SK22. A group ends with its longest action, and repetitions carry time over")
  func composing() {
    let stage = Stage()
    let group = SKAction.group([
      .moveBy(x: 1, y: 0, duration: 1), .moveBy(x: 0, y: 1, duration: 2),
    ])
    #expect(group.duration == 2)
    stage.run(.sequence([group, .moveBy(x: 10, y: 0, duration: 1)]))
    stage.advance(to: 2.5)
    #expect(near(stage.node.position, CGPoint(x: 6, y: 1)))
    stage.node.removeAllActions()
    stage.node.position = .zero
    let repeated = SKAction.repeat(.moveBy(x: 1, y: 0, duration: 0.4), count: 3)
    #expect(near(CGFloat(repeated.duration), 1.2))
    stage.run(repeated, at: 2.5)
    stage.advance(to: 3.5)
    #expect(near(stage.node.position.x, 2.5))
    stage.advance(to: 10)
    #expect(near(stage.node.position.x, 3))
    stage.run(.repeatForever(.moveBy(x: 1, y: 0, duration: 0.5)), at: 10)
    stage.advance(to: 110)
    #expect(near(stage.node.position.x, 203, 1e-3) && stage.node.hasActions())
  }

  @Test("Scenes.SK22. An action without a duration is repeated forever once a frame")
  func repeatedForever() {
    let stage = Stage()
    var count = 0
    stage.run(.repeatForever(.run { count += 1 }))
    stage.advance(to: 1, 2)
    #expect(count == 3)
    #expect(SKAction.repeat(.run { count += 1 }, count: 5).duration == 0)
    stage.node.removeAllActions()
    stage.run(.repeat(.run { count += 1 }, count: 5), at: 2)
    #expect(count == 8)
  }

  @Test("Scenes.SK23. The speeds of the action, the node and its ancestors multiply")
  func speeds() {
    let stage = Stage()
    let inner = SKAction.moveBy(x: 8, y: 0, duration: 8)
    inner.speed = 2
    let outer = SKAction.sequence([inner, .moveBy(x: 0, y: 8, duration: 8)])
    outer.speed = 2
    stage.node.speed = 0.5
    stage.scene.speed = 4
    stage.run(outer)
    stage.advance(to: 0.5)
    #expect(near(stage.node.position, CGPoint(x: 4, y: 0)))
    stage.advance(to: 1.5)
    #expect(near(stage.node.position, CGPoint(x: 8, y: 2)))
    stage.node.speed = 0
    stage.advance(to: 5)
    #expect(near(stage.node.position, CGPoint(x: 8, y: 2)))
  }

  @Test("Scenes.SK23. A node that pauses keeps its actions, also those of its children")
  func pauses() {
    let stage = Stage()
    let child = SKNode()
    stage.node.addChild(child)
    child.run(.moveBy(x: 10, y: 0, duration: 1))
    stage.run(.moveBy(x: 10, y: 0, duration: 1))
    stage.advance(to: 0.5)
    stage.node.isPaused = true
    stage.advance(to: 5)
    #expect(near(stage.node.position.x, 5) && near(child.position.x, 5))
    stage.node.isPaused = false
    stage.advance(to: 5.5)
    #expect(near(stage.node.position.x, 10) && near(child.position.x, 10))
  }

  @Test("Scenes.SK23. An action changes the speed of the others")
  func speedAction() {
    let stage = Stage()
    stage.run(.speed(to: 3, duration: 0))
    #expect(stage.node.speed == 3)
    stage.run(.speed(by: -2, duration: 0))
    #expect(stage.node.speed == 1)
  }

  @Test("Scenes.SK24. An action with a key takes the place of the one before")
  func keys() {
    let stage = Stage()
    var isDone = false
    stage.node.run(.moveBy(x: 10, y: 0, duration: 1), withKey: "move")
    stage.node.run(.moveBy(x: 0, y: 10, duration: 1), withKey: "move")
    stage.advance(to: 0, 0.5)
    #expect(near(stage.node.position, CGPoint(x: 0, y: 5)))
    #expect(stage.node.action(forKey: "move")?.duration == 1)
    stage.node.action(forKey: "move")?.speed = 2
    stage.advance(to: 0.75)
    #expect(near(stage.node.position.y, 10) && stage.node.action(forKey: "move") == nil)
    stage.node.run(.wait(forDuration: 1)) { isDone = true }
    stage.node.run(.moveBy(x: 1, y: 0, duration: 1), withKey: "move")
    stage.advance(to: 0.75)
    stage.node.removeAction(forKey: "move")
    stage.advance(to: 1.5)
    #expect(!isDone && stage.node.position.x == 0)
    stage.advance(to: 1.75)
    #expect(isDone && !stage.node.hasActions())
  }

  @Test("Scenes.SK24. A removed action does not call its completion, and ends at once")
  func removing() {
    let stage = Stage()
    var log: [String] = []
    stage.node.run(.wait(forDuration: 1)) { log.append("completion") }
    stage.node.run(
      .sequence([.run { stage.node.removeAllActions() }, .run { log.append("later") }]))
    stage.advance(to: 0, 2)
    #expect(log.isEmpty && !stage.node.hasActions())
  }

  @Test("Scenes.SK24. An action changes nothing of the one that was passed")
  func copied() {
    let stage = Stage()
    let action = SKAction.moveBy(x: 10, y: 0, duration: 1)
    stage.run(action)
    action.speed = 0
    stage.advance(to: 1)
    #expect(stage.node.position.x == 10)
  }

  @Test("Scenes.SK24. A task waits for an action, or for its removal")
  func waiting() async {
    let stage = Stage()
    var log: [String] = []
    let moved = Task {
      await stage.node.run(SKAction.moveBy(x: 10, y: 0, duration: 1))
      log.append("moved to \(stage.node.position.x)")
    }
    while !stage.node.hasActions() { await Task.yield() }
    stage.advance(to: 0, 0.5)
    #expect(log.isEmpty)
    stage.advance(to: 1)
    await moved.value
    #expect(log == ["moved to 10.0"])
    let removed = Task { await stage.node.run(SKAction.wait(forDuration: 100)) }
    while !stage.node.hasActions() { await Task.yield() }
    stage.node.removeAllActions()
    await removed.value
  }

  @Test(
    "Scenes.SK25. What cannot be reversed changes nothing, or remains the same",
    arguments: [
      SKAction.move(to: CGPoint(x: 9, y: 9), duration: 1), .moveTo(x: 9, duration: 1),
      .rotate(toAngle: 2, duration: 1), .scale(to: 2, duration: 1),
      .fadeAlpha(to: 0.2, duration: 1), .speed(to: 2, duration: 1),
      .colorize(with: .red, colorBlendFactor: 1, duration: 1),
      .resize(toWidth: 5, height: 5, duration: 1), .setTexture(SKTexture()),
    ])
  func notReversible(_ action: SKAction) {
    let sprite = SKSpriteNode(color: .blue, size: CGSize(width: 3, height: 3))
    let stage = Stage(sprite)
    #expect(action.reversed().duration == action.duration)
    stage.run(action.reversed())
    stage.advance(to: 0.5, 1)
    #expect(sprite.position == .zero && sprite.zRotation == 0 && sprite.xScale == 1)
    #expect(sprite.alpha == 1 && sprite.speed == 1 && sprite.color == .blue)
    #expect(sprite.size == CGSize(width: 3, height: 3) && sprite.texture == nil)
  }

  @Test("Scenes.SK25. Hiding and fading have each other as their reverse")
  func reversedPairs() {
    let stage = Stage()
    stage.node.isHidden = true
    stage.run(.hide().reversed())
    #expect(!stage.node.isHidden)
    stage.run(SKAction.fadeIn(withDuration: 1).reversed())
    stage.advance(to: 0.25)
    #expect(near(stage.node.alpha, 0.75))
    var count = 0
    stage.run(SKAction.run { count += 1 }.reversed())
    #expect(count == 1)
  }

  /// Returns a random action that can be reversed.
  private func action(_ random: inout some RandomNumberGenerator, depth: Int = 2) -> SKAction {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let time = TimeInterval(number(0...2))
    let made: SKAction =
      switch Int.random(in: 0...(depth > 0 ? 9 : 5), using: &random) {
      case 0: .moveBy(x: number(-9...9), y: number(-9...9), duration: time)
      case 1: .rotate(byAngle: number(-9...9), duration: time)
      case 2: .scaleX(by: number(0.2...3), y: number(0.2...3), duration: time)
      case 3: .fadeAlpha(by: number(-1...1), duration: time)
      case 4: .wait(forDuration: time)
      case 5: .speed(by: 0, duration: time)
      case 6: .repeat(action(&random, depth: depth - 1), count: .random(in: 0...3, using: &random))
      case 7: .group((0..<2).map { _ in action(&random, depth: depth - 1) })
      default: .sequence((0..<3).map { _ in action(&random, depth: depth - 1) })
      }
    made.timingMode = SKActionTimingMode(rawValue: .random(in: 0...3, using: &random)) ?? .linear
    made.speed = number(0.5...2)
    return made
  }

  private func state(_ sprite: SKSpriteNode) -> [CGFloat] {
    [
      sprite.position.x, sprite.position.y, sprite.zRotation, sprite.xScale, sprite.yScale,
      sprite.alpha, sprite.baseSize.width, sprite.baseSize.height,
    ]
  }

  @Test("Scenes.SK25. The reverse of an action restores the node", arguments: 0..<60)
  func reversed(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let action = action(&random)
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100))
    let stage = Stage(sprite)
    let before = state(sprite)
    stage.run(.sequence([action, action.reversed()]))
    var time: TimeInterval = 0
    while sprite.hasActions(), time < 1000 {
      time += TimeInterval.random(in: 0.01...0.5, using: &random)
      stage.advance(to: time)
    }
    #expect(!sprite.hasActions())
    for (one, other) in zip(before, state(sprite)) { #expect(near(one, other, 1e-4)) }
  }

  @Test("Scenes.SK22. Many frames do the same as one", arguments: 100..<160)
  func steps(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let action = action(&random)
    let (one, many) = (
      SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100)),
      SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100))
    )
    let (first, second) = (Stage(one), Stage(many))
    first.run(action)
    second.run(action)
    let end = TimeInterval.random(in: 0...4, using: &random)
    first.advance(to: end)
    var time: TimeInterval = 0
    while time < end {
      time = min(end, time + TimeInterval.random(in: 0.001...0.3, using: &random))
      second.advance(to: time)
    }
    for (left, right) in zip(state(one), state(many)) { #expect(near(left, right, 1e-4)) }
  }

  @Test("Scenes.SK26. Timing modes and functions change the rate")
  func modes() {
    func place(_ change: (SKAction) -> Void) -> CGFloat {
      let stage = Stage()
      let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
      change(action)
      stage.run(action)
      stage.advance(to: 0.25)
      return stage.node.position.x
    }
    #expect(near(place { _ in }, 25))
    #expect(place { $0.timingMode = .easeIn } < 25)
    #expect(place { $0.timingMode = .easeOut } > 25)
    #expect(place { $0.timingMode = .easeInEaseOut } < 25)
    #expect(near(place { $0.timingFunction = { $0 * $0 * $0 } }, 100 / 64))
    let stage = Stage()
    let action = SKAction.move(to: CGPoint(x: 10, y: 0), duration: 1)
    action.timingFunction = { 1.5 * $0 }
    stage.run(action)
    stage.advance(to: 1)
    #expect(near(stage.node.position.x, 15))
  }

  @Test("Scenes.SK27. A node follows a path at an even speed, and turns with it")
  func paths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let stage = Stage()
    stage.node.position = CGPoint(x: 100, y: 100)
    stage.run(.follow(path, speed: 10))
    stage.advance(to: 1)
    #expect(near(stage.node.position, CGPoint(x: 110, y: 100)) && stage.node.zRotation == 0)
    stage.advance(to: 3.5)
    #expect(near(stage.node.position, CGPoint(x: 130, y: 105)))
    #expect(near(stage.node.zRotation, .pi / 2))
    stage.advance(to: 4)
    #expect(near(stage.node.position, CGPoint(x: 130, y: 110)) && !stage.node.hasActions())
    stage.run(SKAction.follow(path, speed: 10).reversed(), at: 4)
    stage.advance(to: 8)
    #expect(near(stage.node.position, CGPoint(x: 100, y: 100)))
    stage.run(.follow(path, asOffset: false, orientToPath: false, duration: 1), at: 8)
    stage.advance(to: 8.75)
    #expect(near(stage.node.position, CGPoint(x: 30, y: 0)))
  }

  @Test("Scenes.SK28. Textures are shown one after the other")
  func textures() {
    let frames = (0..<3).map { SKTexture(image: image(.red, 10 + $0, 5)) }
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 3, height: 3))
    let stage = Stage(sprite)
    let action = SKAction.animate(with: frames, timePerFrame: 0.1, resize: true, restore: true)
    #expect(near(CGFloat(action.duration), 0.3))
    stage.run(action)
    #expect(sprite.texture === frames[0] && sprite.size.width == 10)
    stage.advance(to: 0.1)
    #expect(sprite.texture === frames[1])
    stage.advance(to: 0.25)
    #expect(sprite.texture === frames[2] && sprite.size.width == 12)
    stage.advance(to: 0.3)
    #expect(sprite.texture == nil && sprite.size.width == 3)
    stage.run(action.reversed(), at: 0.3)
    #expect(sprite.texture === frames[2])
    sprite.removeAllActions()
    stage.run(.setTexture(frames[1], resize: true), at: 0.3)
    #expect(sprite.texture === frames[1] && sprite.size.width == 11)
  }

  @Test("Scenes.SK28. The color of a sprite changes step by step")
  func colors() {
    let sprite = SKSpriteNode(color: .black, size: CGSize(width: 3, height: 3))
    let stage = Stage(sprite)
    stage.run(.colorize(with: .white, colorBlendFactor: 1, duration: 1))
    stage.advance(to: 0.5)
    #expect(near(sprite.color.spriteComponents.green, 0.5) && near(sprite.colorBlendFactor, 0.5))
    stage.advance(to: 1)
    #expect(sprite.color == .white && sprite.colorBlendFactor == 1)
    stage.run(.colorize(withColorBlendFactor: 0, duration: 1), at: 1)
    stage.advance(to: 2)
    #expect(sprite.color == .white && sprite.colorBlendFactor == 0)
  }

  @Test("Scenes.SK29. A custom action hears of the time in each frame")
  func custom() {
    let stage = Stage()
    var times: [CGFloat] = []
    let action = SKAction.customAction(withDuration: 1) { node, time in
      times.append(time)
      node.position.x = time
    }
    stage.run(action)
    stage.advance(to: 0.5, 2)
    #expect(times == [0, 0.5, 1] && stage.node.position.x == 1)
  }

  @Test("Scenes.SK29. Actions run on children, remove nodes, and wait for a random time")
  func tree() {
    let stage = Stage()
    let child = SKNode()
    child.name = "child"
    stage.node.addChild(child)
    stage.run(.run(.moveBy(x: 10, y: 0, duration: 1), onChildWithName: "child"))
    stage.advance(to: 0, 1)
    #expect(near(child.position.x, 10))
    child.run(.sequence([.wait(forDuration: 1), .removeFromParent()]))
    stage.advance(to: 1, 2)
    #expect(child.parent == nil)
    var ends: [TimeInterval] = []
    for _ in 0..<20 {
      let start = TimeInterval(ends.count) * 10
      let stage = Stage()
      stage.scene.advance(to: start)
      stage.run(.wait(forDuration: 2, withRange: 1), at: start)
      stage.advance(to: start + 1.49)
      #expect(stage.node.hasActions())
      stage.advance(to: start + 2.51)
      #expect(!stage.node.hasActions())
      ends.append(start)
    }
  }
}
