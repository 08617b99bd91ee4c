extension SKAction {
  /// Returns an action that moves a node by a vector.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(
      .timed { node in
        { progress in
          node.position.x += delta.dx * progress.step
          node.position.y += delta.dy * progress.step
        }
      }, duration: duration,
      reversed: .made { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) })
  }

  /// Returns an action that moves a node by distances.
  public class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval
  ) -> SKAction { move(by: CGVector(dx: deltaX, dy: deltaY), duration: sec) }

  /// Returns an action that moves a node to a position.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(
      .timed { node in
        let start = node.position
        return { progress in
          node.position = CGPoint(
            x: start.x + (location.x - start.x) * progress.now,
            y: start.y + (location.y - start.y) * progress.now)
        }
      }, duration: duration, reversed: .nothing)
  }

  /// Returns an action that moves a node horizontally to a position.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    change(.x, to: x, duration: duration)
  }

  /// Returns an action that moves a node vertically to a position.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    change(.y, to: y, duration: duration)
  }

  // MARK: Rotating

  /// Returns an action that rotates a node by an angle.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(.zRotation, by: radians, duration: duration)
  }

  /// Returns an action that rotates a node to an angle.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(.zRotation, to: radians, duration: duration)
  }

  /// Returns an action that rotates a node to an angle, which may take the shorter way.
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return SKAction(
      .timed { node in
        let start = node.zRotation
        let way = (radians - start).remainder(dividingBy: 2 * .pi)
        return { progress in node.zRotation = start + way * progress.now }
      }, duration: duration, reversed: .nothing)
  }

  // MARK: Following a path

  /// Returns an action that moves a node along a path from its position, and turns it.
  public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: sec)
  }

  /// Returns an action that moves a node along a path from its position at a speed in points per
  /// second, and turns it.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }

  /// Returns an action that moves a node along a path at a speed in points per second.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let length = PathMeasure(path).length
    return follow(
      path, asOffset: offset, orientToPath: orient,
      duration: speed > 0 ? TimeInterval(length / speed) : 0)
  }

  /// Returns an action that moves a node along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - offset: Whether the path's points are distances from the node's position.
  ///   - orient: Whether the node turns with the path.
  ///   - sec: The duration.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction {
    let path = PathFollower(PathMeasure(path), asOffset: offset, orients: orient)
    return follow(path, duration: sec)
  }

  private class func follow(_ path: PathFollower, duration: TimeInterval) -> SKAction {
    SKAction(
      .timed { path.begin(on: $0) }, duration: duration,
      reversed: .made { follow(path.reversed, duration: duration) })
  }

  // MARK: Internals

  /// Returns an action that changes a numeric property of a node by an amount.
  class func change(_ number: NodeNumber, by delta: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .timed { node in { progress in node[number] += delta * progress.step } },
      duration: duration, reversed: .made { change(number, by: -delta, duration: duration) })
  }

  /// Returns an action that changes a numeric property of a node to a value.
  class func change(_ number: NodeNumber, to value: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .timed { node in
        let start = node[number]
        return { node[number] = start + (value - start) * $0.now }
      }, duration: duration, reversed: .nothing)
  }
}
