extension SKAction {
  /// Returns an action that pushes a node's body at its center.
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
    push(duration: sec, reversed: { applyForce(force * -1, duration: sec) }) { body, part in
      body.applyImpulse(force * part)
    }
  }

  /// Returns an action that applies a force to a point of a node's body, in the node's coordinates.
  public class func applyForce(
    _ force: CGVector, at point: CGPoint, duration sec: TimeInterval
  ) -> SKAction {
    push(duration: sec, reversed: { applyForce(force * -1, at: point, duration: sec) }) {
      body, part in
      guard let node = body.node, let scene = node.scene else { return }
      body.applyImpulse(force * part, at: scene.convert(point, from: node))
    }
  }

  /// Returns an action that applies a torque to a node's body.
  public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
    push(duration: sec, reversed: { applyTorque(-torque, duration: sec) }) { body, part in
      body.applyAngularImpulse(torque * part)
    }
  }

  /// Returns an action that applies an impulse over a duration.
  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    applyForce(impulse * (sec > 0 ? 1 / CGFloat(sec) : 1), duration: sec)
  }

  /// Returns an action that applies an impulse to a point over a duration.
  public class func applyImpulse(
    _ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval
  ) -> SKAction {
    applyForce(impulse * (sec > 0 ? 1 / CGFloat(sec) : 1), at: point, duration: sec)
  }

  /// Returns an action that applies an angular impulse to a node's body over a duration.
  public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval)
    -> SKAction
  { applyTorque(impulse * (sec > 0 ? 1 / CGFloat(sec) : 1), duration: sec) }

  /// Returns an action that brings the charge of a node's body to a value.
  public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
    body(\.charge, to: CGFloat(v), duration: duration)
  }

  /// Returns an action that adds to the charge of a node's body.
  public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction {
    body(\.charge, by: CGFloat(v), duration: duration)
  }

  /// Returns an action that brings the mass of a node's body to a value.
  public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
    body(\.mass, to: CGFloat(v), duration: duration)
  }

  /// Returns an action that adds to the mass of a node's body.
  public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction {
    body(\.mass, by: CGFloat(v), duration: duration)
  }

  // MARK: Fields

  /// Returns an action that changes the strength of a field to a value.
  public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction {
    field(false, to: strength, duration: sec)
  }

  /// Returns an action that changes the strength of a field by an amount.
  public class func strength(by strength: Float, duration sec: TimeInterval) -> SKAction {
    field(false, by: strength, duration: sec)
  }

  /// Returns an action that changes the falloff of a field to a value.
  public class func falloff(to falloff: Float, duration sec: TimeInterval) -> SKAction {
    field(true, to: falloff, duration: sec)
  }

  /// Returns an action that changes the falloff of a field by an amount.
  public class func falloff(by falloff: Float, duration sec: TimeInterval) -> SKAction {
    field(true, by: falloff, duration: sec)
  }

  // MARK: Internals

  /// Returns an action that acts on a body during each evaluation; an action without a duration
  /// acts for a whole second (a guess).
  private class func push(
    duration: TimeInterval, reversed: @escaping () -> SKAction,
    _ body: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void
  ) -> SKAction {
    SKAction(
      .timed { node in
        { progress in
          guard let physicsBody = node.physicsBody else { return }
          body(physicsBody, progress.step * (duration > 0 ? CGFloat(duration) : 1))
        }
      }, duration: duration, reversed: .made(reversed))
  }

  private class func body(
    _ path: ReferenceWritableKeyPath<SKPhysicsBody, CGFloat>, to value: CGFloat,
    duration: TimeInterval
  ) -> SKAction {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let path = path
    return SKAction(
      .timed { node in
        let start = node.physicsBody?[keyPath: path] ?? 0
        return { node.physicsBody?[keyPath: path] = start + (value - start) * $0.now }
      }, duration: duration, reversed: .nothing)
  }

  private class func body(
    _ path: ReferenceWritableKeyPath<SKPhysicsBody, CGFloat>, by delta: CGFloat,
    duration: TimeInterval
  ) -> SKAction {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let path = path
    return SKAction(
      .timed { node in { node.physicsBody?[keyPath: path] += delta * $0.step } },
      duration: duration, reversed: .made { body(path, by: -delta, duration: duration) })
  }

  private class func field(
    _ isFalloff: Bool, to value: Float, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .timed { node in
        let field = node as? SKFieldNode
        let start = field?.number(isFalloff) ?? 0
        return { field?.setNumber(isFalloff, start + (value - start) * Float($0.now)) }
      }, duration: duration, reversed: .nothing)
  }

  private class func field(
    _ isFalloff: Bool, by delta: Float, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .timed { node in
        let field = node as? SKFieldNode
        return { progress in
          guard let field else { return }
          field.setNumber(isFalloff, field.number(isFalloff) + delta * Float(progress.step))
        }
      }, duration: duration, reversed: .made { field(isFalloff, by: -delta, duration: duration) })
  }
}
