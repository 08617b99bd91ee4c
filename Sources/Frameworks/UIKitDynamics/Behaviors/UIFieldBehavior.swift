/// A behavior that applies forces to items by their place (Dynamics.DY10).
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// A function that returns the force of a field on an item, by its place from the center of the
  /// field, velocity, mass, charge and the time since the last step.
  private typealias Force = (
    _ place: CGPoint, _ body: DynamicsBody, _ seconds: TimeInterval, _ field: UIFieldBehavior
  ) -> CGVector

  private let force: Force
  private var list = DynamicItemList([])

  private init(_ force: @escaping Force) {
    self.force = force
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    hasChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    hasChanged()
  }

  /// The center of the field.
  open var position = CGPoint.zero { didSet { hasChanged() } }
  /// The region around the center in which the field acts.
  open var region = UIRegion.infinite { didSet { hasChanged() } }
  /// The strength.
  open var strength: CGFloat = 1 { didSet { hasChanged() } }
  /// The exponent with which the strength falls with the distance.
  open var falloff: CGFloat = 0 { didSet { hasChanged() } }
  /// The distance, in points, below which the strength does not grow.
  open var minimumRadius: CGFloat = 1e-3 { didSet { hasChanged() } }
  /// The direction of a linear gravity or a velocity.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { hasChanged() } }

  /// The smoothness of a field of noise, 0…1 (Dynamics.DY12).
  open var smoothness: CGFloat = 0 { didSet { hasChanged() } }
  /// The changes of a noise field per second; 0 for a constant field.
  open var animationSpeed: CGFloat = 0 { didSet { hasChanged() } }

  // MARK: Kinds

  /// Returns a field that pushes items in directions that change from place to place
  /// (Dynamics.DY12).
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness, 0…1.
  ///   - speed: The changes per second.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior { place, body, _, field in
      field.noise(at: place) * (field.pull(at: place) * body.mass)
    }
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a noise field whose push grows with an item's speed (Dynamics.DY12).
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness, 0…1.
  ///   - speed: The changes per second.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior { place, body, _, field in
      let velocity = hypot(body.velocity.dx, body.velocity.dy) / DynamicsConstants.push
      return field.noise(at: place) * (field.pull(at: place) * velocity * body.mass)
    }
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field that slows items.
  open class func dragField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, _, field in
      body.velocity * (-field.strength * body.mass)
    }
  }

  /// Returns a field that turns items around its center, at a right angle to the line to it.
  open class func vortexField() -> UIFieldBehavior {
    UIFieldBehavior { place, body, _, field in
      let unit = field.unit(place)
      return CGVector(dx: -unit.dy, dy: unit.dx) * (field.pull(at: place) * body.mass)
    }
  }

  /// Returns a field that attracts items to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior { place, body, _, field in
      field.unit(place) * (-field.pull(at: place) * body.mass)
    }
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior { _, body, _, field in
      field.direction * (field.strength * DynamicsConstants.push * body.mass)
    }
    field.direction = direction
    return field
  }

  /// Returns a field that gives items a velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior { _, body, seconds, field in
      let velocity = field.direction * (field.strength * DynamicsConstants.push)
      return (velocity + body.velocity * -1) * (body.mass / CGFloat(seconds))
    }
    field.direction = direction
    return field
  }

  /// Returns a field that pulls items to its center, as springs do.
  open class func springField() -> UIFieldBehavior {
    UIFieldBehavior { place, body, _, field in
      CGVector(dx: -place.x, dy: -place.y) * (field.strength * body.mass)
    }
  }

  /// Returns a field that pushes items with a charge away from its center.
  open class func electricField() -> UIFieldBehavior {
    UIFieldBehavior { place, body, _, field in
      field.unit(place) * (field.pull(at: place) * body.properties.charge)
    }
  }

  /// Returns a field that pushes moving items with a charge to their side.
  open class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, _, field in
      let velocity = body.velocity
      return CGVector(dx: -velocity.dy, dy: velocity.dx)
        * (field.strength * body.properties.charge)
    }
  }

  /// Returns a field whose force a closure computes.
  ///
  /// - Parameter block: A closure that returns the force, by the field, the place of the item from
  ///   the field's center, its velocity, mass and charge, and the seconds since the last step.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior { place, body, seconds, field in
      block(field, place, body.velocity, body.mass, body.properties.charge, seconds)
        * DynamicsConstants.push
    }
  }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { items }

  /// The seconds in which the field has acted.
  private var age: TimeInterval = 0

  private func noise(at place: CGPoint) -> CGVector {
    FieldNoise(smoothness: smoothness).vector(at: place, time: CGFloat(age) * animationSpeed)
  }

  override func apply(in world: DynamicsWorld, for seconds: TimeInterval) {
    age += seconds
    for body in items.compactMap(world.body) {
      let center = body.position
      let place = CGPoint(x: center.x - position.x, y: center.y - position.y)
      guard region.contains(place) else { continue }
      body.push(by: force(place, body, seconds, self), at: .zero)
    }
  }

  /// Returns the direction of a place from the center; zero for the center itself.
  private func unit(_ place: CGPoint) -> CGVector {
    let length = hypot(place.x, place.y)
    guard length > 0 else { return CGVector(dx: 0, dy: 0) }
    return CGVector(dx: place.x / length, dy: place.y / length)
  }

  /// Returns the acceleration at a place by strength and falloff.
  private func pull(at place: CGPoint) -> CGFloat {
    let distance = max(hypot(place.x, place.y), minimumRadius)
    return strength * DynamicsConstants.push * pow(distance, -falloff)
  }
}
