import SceneKit
import Testing

/// Actions, constraints and transactions.
@Suite struct SceneActionTests {
  private let node = SCNNode()

  @Test("Scenes.SC6. Actions change a node in the course of their duration")
  func changes() {
    node.runAction(.moveBy(x: 2, y: 0, z: 0, duration: 2))
    node.runAction(.move(by: SCNVector3(0, 4, 0), duration: 1))
    node.runAction(.rotateBy(x: 0, y: .pi, z: 0, duration: 2))
    node.runAction(.fadeOut(duration: 4))
    node.advanceActions(by: 1)
    #expect(simd_length(node.simdPosition - SIMD3(1, 4, 0)) < 1e-5)
    #expect(abs(node.eulerAngles.y - .pi / 2) < 1e-5 && abs(node.opacity - 0.75) < 1e-6)
    node.advanceActions(by: 5)
    #expect(simd_length(node.simdPosition - SIMD3(2, 4, 0)) < 1e-5)
    #expect(abs(node.opacity) < 1e-6 && !node.hasActions)
  }

  @Test("Scenes.SC6. Sequences, groups and repetitions end with the time that is left")
  func composition() {
    var events: [String] = []
    let step = SCNAction.moveBy(x: 1, y: 0, z: 0, duration: 1)
    let call = SCNAction.run { _ in events.append("call") }
    node.runAction(.sequence([.repeat(step, count: 3), call, .wait(duration: 1)]), forKey: "walk") {
      events.append("end")
    }
    #expect(node.actionKeys == ["walk"] && node.action(forKey: "walk")?.duration == 4)
    node.advanceActions(by: 2.5)
    #expect(abs(node.position.x - 2.5) < 1e-5 && events.isEmpty)
    node.advanceActions(by: 1)
    #expect(events == ["call"])
    node.advanceActions(by: 0.6)
    #expect(events == ["call", "end"] && node.actionKeys.isEmpty)
    node.runAction(.repeatForever(.group([step, .wait(duration: 2)])))
    node.advanceActions(by: 5)
    #expect(abs(node.position.x - 6) < 1e-5 && node.hasActions)
    node.removeAllActions()
    #expect(!node.hasActions)
    node.runAction(.repeatForever(call))
    node.advanceActions(by: 1)
    #expect(events.count == 3)
  }

  @MainActor
  @Test("Scenes.SC6. A task waits for the end of an action")
  func waiting() async {
    let node = SCNNode()
    var events: [String] = []
    let end = Task.immediate {
      await node.runAction(.wait(duration: 2))
      events.append("end")
    }
    node.advanceActions(by: 1)
    #expect(node.hasActions && events.isEmpty)
    node.advanceActions(by: 1)
    await end.value
    #expect(events == ["end"])
    let actionable: any SCNActionable = node
    let removed = Task.immediate { await actionable.runAction(.wait(duration: 2), forKey: "wait") }
    node.removeAction(forKey: "wait")
    await removed.value
    #expect(!node.hasActions)
  }

  @Test("Scenes.SC6. Timing, speed, pauses and keys")
  func timing() {
    let move = SCNAction.move(to: SCNVector3(8, 0, 0), duration: 2)
    move.timingMode = .easeIn
    move.speed = 2
    node.runAction(move, forKey: "way")
    move.speed = 0
    node.advanceActions(by: 0.5)
    #expect(abs(node.position.x - 2) < 1e-5)
    node.isPaused = true
    node.advanceActions(by: 10)
    #expect(abs(node.position.x - 2) < 1e-5)
    node.isPaused = false
    node.runAction(.wait(duration: 1), forKey: "way")
    node.advanceActions(by: 0.5)
    #expect(abs(node.position.x - 2) < 1e-5)
    node.removeAction(forKey: "way")
    #expect(!node.hasActions)
  }

  @Test("Scenes.SC6. Actions are reversed, and turn by the shortest way")
  func reversals() {
    let there = SCNAction.sequence([
      .moveBy(x: 1, y: 2, z: 3, duration: 1), .scale(by: 2, duration: 1), .hide(),
    ])
    node.runAction(there)
    node.advanceActions(by: 2)
    #expect(node.isHidden && abs(node.scale.x - 2) < 1e-5)
    node.runAction(there.reversed())
    node.advanceActions(by: 2)
    #expect(!node.isHidden && simd_length(node.simdPosition) < 1e-5)
    #expect(abs(node.scale.x - 1) < 1e-5)
    node.runAction(
      .rotateTo(x: 0, y: 1.5 * .pi, z: 0, duration: 1, usesShortestUnitArc: true))
    node.advanceActions(by: 0.5)
    #expect(abs(node.eulerAngles.y + .pi / 4) < 1e-4)
  }

  @Test("Scenes.SC8. Constraints turn nodes to others and to the camera, and keep distances")
  func constraints() {
    let (root, target, camera) = (SCNNode(), SCNNode(), SCNNode())
    for child in [node, target, camera] { root.addChildNode(child) }
    target.position = SCNVector3(5, 0, 0)
    node.constraints = [SCNLookAtConstraint(target: target)]
    root.applyConstraints(seenFrom: camera)
    #expect(simd_length(SIMD3(node.worldFront) - SIMD3(1, 0, 0)) < 1e-5)
    camera.eulerAngles = SCNVector3(0.3 as Float, 1, 0)
    let board = SCNBillboardConstraint()
    node.constraints = [board]
    root.applyConstraints(seenFrom: camera)
    #expect(simd_length(SIMD3(node.worldFront) - SIMD3(camera.worldFront)) < 1e-5)
    board.freeAxes = .Y
    root.applyConstraints(seenFrom: camera)
    #expect(simd_length(SIMD3(node.worldUp) - SIMD3(0, 1, 0)) < 1e-5)
    let leash = SCNDistanceConstraint(target: target)
    leash.maximumDistance = 2
    node.constraints = [
      leash,
      SCNTransformConstraint.positionConstraint(inWorldSpace: true) {
        SCNVector3(SIMD3($1) + SIMD3(0, 1, 0))
      },
    ]
    root.applyConstraints(seenFrom: camera)
    #expect(simd_length(node.simdPosition - SIMD3(3, 1, 0)) < 1e-5)
    leash.isEnabled = false
    node.position = SCNVector3Zero
    root.applyConstraints(seenFrom: nil)
    #expect(simd_length(node.simdPosition - SIMD3(0, 1, 0)) < 1e-5)
  }

  @Test("Scenes.SC7. A transaction changes at once, and tells its end later")
  @MainActor
  func transactions() async {
    #expect(SCNTransaction.animationDuration == 0)
    await withCheckedContinuation { next in
      SCNTransaction.begin()
      #expect(SCNTransaction.animationDuration == 0.25)
      SCNTransaction.animationDuration = 0.01
      SCNTransaction.begin()
      SCNTransaction.disableActions = true
      SCNTransaction.commit()
      #expect(!SCNTransaction.disableActions)
      node.position = SCNVector3(1, 0, 0)
      SCNTransaction.completionBlock = { next.resume() }
      SCNTransaction.commit()
      #expect(node.position.x == 1)
    }
    #expect(SCNTransaction.completionBlock == nil)
  }
}
