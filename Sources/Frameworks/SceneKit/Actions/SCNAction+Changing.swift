// Actions that move, turn, scale or fade a node.
//
// Source: Scenes.SC6
extension SCNAction {
  // MARK: Moving

  /// Returns an action that moves the node by a distance.
  public class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
  ) -> SCNAction { move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration) }

  /// Returns an action that moves the node by a distance.
  public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .timed { node in
        steps { node.simdPosition += SIMD3(delta) * $0 }
      }, duration: duration
    ) { move(by: SCNVector3(-SIMD3(delta)), duration: duration) }
  }

  /// Returns an action that moves the node to a place.
  public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    goal(duration) { node in
      let start = node.simdPosition
      return { node.simdPosition = start + (SIMD3(location) - start) * Float($0) }
    }
  }

  // MARK: Turning

  /// Returns an action that turns the node by angles.
  public class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
    return SCNAction(
      .timed { node in steps { node.simdEulerAngles += angles * $0 } }, duration: duration
    ) { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }
  }

  /// Returns an action that turns the node about an axis of its parent (guess).
  public class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction {
    let way = SIMD3(axis)
    guard simd_length(way) > 0 else { return wait(duration: duration) }
    return SCNAction(
      .timed { node in
        steps {
          let part = simd_quatf(angle: Float(angle) * $0, axis: simd_normalize(way))
          node.simdOrientation = part * node.simdOrientation
        }
      }, duration: duration
    ) { rotate(by: -angle, around: axis, duration: duration) }
  }

  /// Returns an action that turns the node to angles.
  public class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    rotateTo(
      x: xAngle, y: yAngle, z: zAngle, duration: duration, usesShortestUnitArc: false)
  }

  /// Returns an action that turns the node to angles, each on its own or by the shortest way.
  public class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
    usesShortestUnitArc shortestUnitArc: Bool
  ) -> SCNAction {
    let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
    guard !shortestUnitArc else { return turn(to: SceneTurn.turn(by: angles), duration) }
    return goal(duration) { node in
      let start = node.simdEulerAngles
      return { node.simdEulerAngles = start + (angles - start) * Float($0) }
    }
  }

  /// Returns an action that turns the node to an angle about an axis, by the shortest way.
  public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
    let axis = SIMD3(axisAngle.x, axisAngle.y, axisAngle.z)
    guard simd_length(axis) > 0 else { return turn(to: SceneTurn.none, duration) }
    return turn(to: simd_quatf(angle: axisAngle.w, axis: simd_normalize(axis)), duration)
  }

  // MARK: Scaling

  /// Returns an action that scales the node by a factor.
  public class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .timed { node in
        let start = node.simdScale
        return { node.simdScale = start * (1 + (Float(scale) - 1) * Float($0)) }
      }, duration: sec
    ) { self.scale(by: scale == 0 ? 0 : 1 / scale, duration: sec) }
  }

  /// Returns an action that scales the node to a factor.
  public class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    goal(sec) { node in
      let start = node.simdScale
      return { node.simdScale = start + (SIMD3(repeating: Float(scale)) - start) * Float($0) }
    }
  }

  // MARK: Fading

  /// Returns an action that makes the node opaque.
  public class func fadeIn(duration sec: TimeInterval) -> SCNAction {
    SCNAction(fading(to: 1), duration: sec) { fadeOut(duration: sec) }
  }

  /// Returns an action that makes the node transparent.
  public class func fadeOut(duration sec: TimeInterval) -> SCNAction {
    SCNAction(fading(to: 0), duration: sec) { fadeIn(duration: sec) }
  }

  /// Returns an action that changes the opacity by an amount.
  public class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(.timed { node in steps { node.opacity += factor * CGFloat($0) } }, duration: sec) {
      fadeOpacity(by: -factor, duration: sec)
    }
  }

  /// Returns an action that changes the opacity to an amount.
  public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(fading(to: opacity), duration: sec) { wait(duration: sec) }
  }

  // MARK: Internals

  /// Returns a closure that passes the part of a change since its last call on.
  private class func steps(_ change: @escaping (Float) -> Void) -> (CGFloat) -> Void {
    var done: CGFloat = 0
    return { part in
      change(Float(part - done))
      done = part
    }
  }

  private class func goal(
    _ duration: TimeInterval, _ begin: @escaping (SCNNode) -> (CGFloat) -> Void
  ) -> SCNAction { SCNAction(.timed(begin), duration: duration) { wait(duration: duration) } }

  private class func turn(to turn: simd_quatf, _ duration: TimeInterval) -> SCNAction {
    goal(duration) { node in
      let start = node.simdOrientation
      return { node.simdOrientation = simd_slerp(start, turn, Float($0)) }
    }
  }

  private class func fading(to opacity: CGFloat) -> SceneActionContent {
    .timed { node in
      let start = node.opacity
      return { node.opacity = start + (opacity - start) * $0 }
    }
  }
}
