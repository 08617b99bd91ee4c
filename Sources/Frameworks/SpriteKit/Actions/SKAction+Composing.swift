extension SKAction {
  /// Returns an action that runs actions one after the other.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    let actions = actions.compactMap { $0.copy() as? SKAction }
    return SKAction(
      .sequence(actions), duration: actions.reduce(0) { $0 + $1.duration },
      reversed: .made { sequence(actions.reversed().map { $0.reversed() }) })
  }

  /// Returns an action that runs actions at the same time.
  public class func group(_ actions: [SKAction]) -> SKAction {
    let actions = actions.compactMap { $0.copy() as? SKAction }
    return SKAction(
      .group(actions), duration: actions.map(\.duration).max() ?? 0,
      reversed: .made { group(actions.map { $0.reversed() }) })
  }

  /// Returns an action that runs another one several times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    let action = action.copy() as? SKAction ?? action
    return SKAction(
      .repetition(action, count: max(0, count)),
      duration: action.duration * TimeInterval(max(0, count)),
      reversed: .made { `repeat`(action.reversed(), count: count) })
  }

  /// Returns an action that repeats another one without end.
  public class func repeatForever(_ action: SKAction) -> SKAction {
    let action = action.copy() as? SKAction ?? action
    return SKAction(
      .repetition(action, count: nil), duration: action.duration,
      reversed: .made { repeatForever(action.reversed()) })
  }

  /// Returns an action that waits.
  public class func wait(forDuration sec: TimeInterval) -> SKAction {
    wait(forDuration: sec, withRange: 0)
  }

  /// Returns an action that waits for a random duration within a range.
  public class func wait(
    forDuration sec: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { SKAction(.wait(range: durationRange), duration: sec, reversed: .same) }

  /// Returns an action that calls `removeFromParent()` on its node.
  public class func removeFromParent() -> SKAction {
    SKAction(.instant { $0.removeFromParent() }, duration: 0, reversed: .same)
  }

  /// Returns an action that runs another one on a child.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    let action = action.copy() as? SKAction ?? action
    return SKAction(
      .instant { $0.childNode(withName: name)?.run(action) }, duration: 0,
      reversed: .made { run(action.reversed(), onChildWithName: name) })
  }

  /// Returns an action that calls a closure.
  public class func run(_ block: @escaping () -> Void) -> SKAction {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let block = block
    return SKAction(.instant { _ in block() }, duration: 0, reversed: .same)
  }

  /// Returns an action that calls a closure on a queue.
  public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let block = block
    return SKAction(.instant { _ in queue.async { block() } }, duration: 0, reversed: .same)
  }

  /// Returns an action that calls a closure in each frame.
  public class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let block = block
    return SKAction(
      .timed { node in { block(node, CGFloat($0.elapsed)) } }, duration: seconds, reversed: .same)
  }

  /// Returns an action that calls a method of an object.
  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let target = target as AnyObject
    return SKAction(
      .instant { _ in
        if !selector.perform(on: target) {
          SpriteWarning.misuse(
            "SKAction.perform(_:onTarget:): \(type(of: target)) has no method “\(selector)”")
        }
      }, duration: 0, reversed: .same)
  }

  // MARK: Speed

  /// Returns an action that changes the speed of a node's actions by an amount.
  public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction {
    change(.speed, by: speed, duration: sec)
  }

  /// Returns an action that changes the speed of a node's actions to a value.
  public class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction {
    change(.speed, to: speed, duration: sec)
  }

  // MARK: Inverse kinematics

  /// Returns an action that moves a chain of nodes to reach a point; it has no effect here
  /// (Scenes.SK40).
  public class func reach(
    to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval
  ) -> SKAction { reach(sec) }

  /// Returns an action that moves a chain of nodes to reach a point; it has no effect here
  /// (Scenes.SK40).
  public class func reach(
    to position: CGPoint, rootNode root: SKNode, velocity: CGFloat
  ) -> SKAction { reach(0) }

  /// Returns an action that moves a chain of nodes to reach a node; it has no effect here
  /// (Scenes.SK40).
  public class func reach(
    to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval
  ) -> SKAction { reach(sec) }

  /// Returns an action that moves a chain of nodes to reach a node; it has no effect here
  /// (Scenes.SK40).
  public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
    reach(0)
  }

  private class func reach(_ duration: TimeInterval) -> SKAction {
    SpriteWarning.hasNoEffect("SKAction.reach(to:rootNode:)", "there are no inverse kinematics")
    return wait(forDuration: duration)
  }
}
