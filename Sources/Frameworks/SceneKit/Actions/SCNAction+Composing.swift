// Actions that are made of others, or that wait, hide or call.
//
// Source: Scenes.SC6
extension SCNAction {
  /// Returns an action that runs actions one after another.
  public class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.ownTime }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }

  /// Returns an action that runs actions at the same time.
  public class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.group(actions), duration: actions.map(\.ownTime).max() ?? 0) {
      group(actions.map { $0.reversed() })
    }
  }

  /// Returns an action that runs another one a number of times.
  public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(.repetition(action, max(count, 0)), duration: action.ownTime * Double(count)) {
      .repeat(action.reversed(), count: count)
    }
  }

  /// Returns an action that repeats another one without end.
  public class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(.repetition(action, nil), duration: .infinity) {
      repeatForever(action.reversed())
    }
  }

  /// Returns an action that waits for a duration.
  public class func wait(duration sec: TimeInterval) -> SCNAction {
    SCNAction(.wait(range: 0), duration: sec)
  }

  /// Returns an action that waits for a random duration around a mean.
  public class func wait(
    duration sec: TimeInterval, withRange durationRange: TimeInterval
  ) -> SCNAction { SCNAction(.wait(range: durationRange), duration: sec) }

  /// Returns an action that hides the node.
  public class func hide() -> SCNAction {
    SCNAction(.instant { $0.isHidden = true }, duration: 0) { unhide() }
  }

  /// Returns an action that shows the node.
  public class func unhide() -> SCNAction {
    SCNAction(.instant { $0.isHidden = false }, duration: 0) { hide() }
  }

  /// Returns an action that calls `removeFromParentNode()` on its node.
  public class func removeFromParentNode() -> SCNAction {
    SCNAction(.instant { $0.removeFromParentNode() }, duration: 0)
  }

  /// Returns an action that calls a closure.
  public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction {
    SCNAction(.instant(block), duration: 0)
  }

  /// Returns an action that calls a closure on a queue.
  public class func run(
    _ block: @escaping @Sendable (SCNNode) -> Void, queue: DispatchQueue
  ) -> SCNAction {
    SCNAction(.instant { node in queue.async { block(node) } }, duration: 0)
  }

  /// Returns an action that calls a closure with the time that has passed, in each frame.
  public class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction {
    SCNAction(
      .timed { node in { part in block(node, part * CGFloat(seconds)) } }, duration: seconds)
  }

  /// The time that the action takes at its speed.
  private var ownTime: TimeInterval {
    speed > 0 ? duration / TimeInterval(speed) : .infinity
  }
}
