extension SKFieldNode {
  /// Changes the velocity of a body during a step of a duration in seconds, if the field affects
  /// it.
  func act(on body: SKPhysicsBody, at place: CGPoint, _ time: CGFloat) {
    let mask = body.fieldBitMask & categoryBitMask
    guard mask != 0, acts(at: place) else { return }
    let velocity = body.velocity
    switch kind {
    case .velocity:
      body.velocity =
        CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y)) * CGFloat(strength)
    case .custom(let evaluate):
      guard body.mass > 0 else { return }
      let force = evaluate(
        vector_float3(Float(place.x), Float(place.y), 0),
        vector_float3(Float(velocity.dx), Float(velocity.dy), 0), Float(body.mass),
        Float(body.charge), TimeInterval(time))
      let way = CGVector(dx: CGFloat(force.x), dy: CGFloat(force.y))
      body.velocity = velocity + way * (time / body.mass)
    default:
      body.velocity = velocity + acceleration(at: place, velocity) * time
    }
  }

  /// Returns whether the field acts at a point of the scene.
  func acts(at place: CGPoint) -> Bool {
    guard isEnabled, !isPaused, let scene else { return false }
    return region?.contains(convert(place, from: scene)) ?? true
  }

  /// Returns the acceleration of a body at a point of the scene, in points per second squared.
  ///
  /// A strength of 1 is one meter per second squared, at a distance of one meter if there is a
  /// falloff.
  ///
  /// - Source: the documentation names the directions and the falloff. Confidence: guess.
  func acceleration(at place: CGPoint, _ velocity: CGVector) -> CGVector {
    let center = CGPoint.zero.applying(transformToRoot)
    let way = CGVector(dx: center.x - place.x, dy: center.y - place.y)
    let distance = max(
      way.length / SKPhysicsBody.pointsPerMeter,
      CGFloat(minimumRadius) / SKPhysicsBody.pointsPerMeter)
    let unit = way.length > 0 ? way * (1 / way.length) : .zero
    let power =
      CGFloat(strength) * SKPhysicsBody.pointsPerMeter
      * (falloff == 0 || distance <= 0 ? 1 : pow(distance, -CGFloat(falloff)))
    switch kind {
    case .drag: return velocity * -CGFloat(strength)
    case .vortex: return CGVector(dx: unit.dy, dy: -unit.dx) * power
    case .radialGravity: return unit * power
    case .linearGravity:
      return CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y)) * power
    case .spring: return way * CGFloat(strength)
    case .none, .velocity, .custom: return .zero
    }
  }
}
