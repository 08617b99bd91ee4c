internal import CTactusChipmunk

/// Chipmunk's space with the bodies of items.
@MainActor
final class DynamicsWorld {
  /// The owner of a shape.
  enum Owner {
    case item(any UIDynamicItem)
    case boundary(UICollisionBehavior, (any NSCopying)?)

    /// Returns whether another owner is the same item, or the same boundary.
    @MainActor
    func isSame(_ other: Owner) -> Bool {
      switch (self, other) {
      case (.item(let one), .item(let other)): one === other
      case (.boundary(let one, let own), .boundary(let other, let another)):
        one === other && UICollisionBehavior.areEqual(own, another)
      default: false
      }
    }
  }

  private let space = cpSpaceNew()
  private var bodies: [ObjectIdentifier: DynamicsBody] = [:]
  /// The bodies in the order of the items, so that results do not depend on addresses.
  private var order: [DynamicsBody] = []
  private var shapes: [OpaquePointer] = []
  private var constraints: [OpaquePointer] = []
  private var owners: [Owner] = []
  private var collisions: [(behavior: UICollisionBehavior, filter: CollisionFilter)] = []
  /// The owners of shapes that touched after the last step, in order.
  private var touching: [(one: Owner, other: Owner)] = []
  /// The bounds of the reference view.
  private(set) var bounds: CGRect?

  init() {
    cpSpaceSetIterations(space, 20)
    // Contacts keep this little depth, in points, so that resting items do not shake.
    cpSpaceSetCollisionSlop(space, 0.1)
  }

  isolated deinit {
    removeParts()
    for body in order { cpSpaceRemoveBody(space, body.body) }
    cpSpaceFree(space)
  }

  // MARK: Items

  /// Returns the body of an item; `nil` before the first step.
  func body(_ item: any UIDynamicItem) -> DynamicsBody? { bodies[ObjectIdentifier(item)] }

  /// Reads the place of an item.
  func place(_ item: any UIDynamicItem) { body(item)?.readItem() }

  /// Writes the places of all items.
  func writeItems() { for body in order { body.writeItem() } }

  /// Whether no item moves.
  var isAtRest: Bool { order.allSatisfy(\.isAtRest) }

  // MARK: Building

  /// Reads items and behaviors again; the velocities stay.
  func update(items: [any UIDynamicItem], behaviors: [UIDynamicBehavior], bounds: CGRect?) {
    removeParts()
    self.bounds = bounds
    let ids = Set(items.map { ObjectIdentifier($0) })
    for body in order where !ids.contains(ObjectIdentifier(body.item)) {
      cpSpaceRemoveBody(space, body.body)
      bodies[ObjectIdentifier(body.item)] = nil
    }
    for item in items where body(item) == nil {
      guard let body = DynamicsBody(item) else { continue }
      bodies[ObjectIdentifier(item)] = body
      cpSpaceAddBody(space, body.body)
    }
    order = items.compactMap(body)
    for body in order { body.update(properties(of: body.item, behaviors)) }
    for behavior in behaviors { behavior.build(in: self) }
    addShapes()
  }

  private func properties(
    of item: any UIDynamicItem, _ behaviors: [UIDynamicBehavior]
  ) -> DynamicsBody.Properties {
    // The last behavior counts (Dynamics.DY6).
    let last = behaviors.last {
      ($0 as? UIDynamicItemBehavior)?.ownItems.contains { $0 === item } == true
    }
    guard let behavior = last as? UIDynamicItemBehavior else { return DynamicsBody.Properties() }
    return DynamicsBody.Properties(
      elasticity: behavior.elasticity, friction: behavior.friction, density: behavior.density,
      charge: behavior.charge, isAnchored: behavior.isAnchored,
      allowsRotation: behavior.allowsRotation)
  }

  private func removeParts() {
    for constraint in constraints {
      cpSpaceRemoveConstraint(space, constraint)
      cpConstraintFree(constraint)
    }
    for shape in shapes {
      cpSpaceRemoveShape(space, shape)
      cpShapeFree(shape)
    }
    (constraints, shapes, owners, collisions) = ([], [], [], [])
  }

  /// Adds a constraint; the space's own body stands for a fixed place.
  func add(_ constraint: OpaquePointer?) {
    guard let constraint else { return }
    constraints.append(constraint)
    cpConstraintSetErrorBias(constraint, DynamicsConstants.errorBias)
    cpSpaceAddConstraint(space, constraint)
  }

  /// The body of fixed places.
  var ground: OpaquePointer? { cpSpaceGetStaticBody(space) }

  /// Pulls an item to a point and turns it upright (Dynamics.DY8).
  func addSnap(
    _ item: any UIDynamicItem, to point: CGPoint, frequency: CGFloat, dampingRatio: CGFloat
  ) {
    guard let body = body(item) else { return }
    let rate = 2 * .pi * Double(frequency)
    let (mass, moment) = (Double(body.mass), cpBodyGetMoment(body.body))
    add(
      cpDampedSpringNew(
        ground, body.body, cpVect(point), cpVect(x: 0, y: 0), 0, mass * rate * rate,
        2 * Double(dampingRatio) * mass * rate))
    guard moment.isFinite else { return }
    add(
      cpDampedRotarySpringNew(
        ground, body.body, 0, moment * rate * rate, 2 * Double(dampingRatio) * moment * rate))
  }

  // MARK: Collisions

  /// Adds the collisions of a behavior.
  func addCollisions(
    of behavior: UICollisionBehavior, items: [any UIDynamicItem], collidesWithItems: Bool,
    boundaries: [UICollisionBehavior.Boundary]
  ) {
    let filter = CollisionFilter(collisions.count, collidesWithItems, !boundaries.isEmpty)
    collisions.append((behavior, filter))
    for boundary in boundaries {
      owners.append(.boundary(behavior, boundary.identifier))
      let owner = owners.count - 1
      for (from, to) in boundary.path.segments {
        let shape = cpSegmentShapeNew(ground, cpVect(from), cpVect(to), 0)
        add(shape, owner: owner, filter.boundary, elasticity: 1, friction: 1)
      }
    }
  }

  private func addShapes() {
    for body in order {
      let filters = collisions.filter { $0.behavior.items.contains { $0 === body.item } }
        .map(\.filter.item)
      guard let first = filters.first else { continue }
      let filter = filters.dropFirst().reduce(first) { CollisionFilter.union($0, $1) }
      owners.append(.item(body.item))
      add(
        makeShape(of: body), owner: owners.count - 1, filter,
        elasticity: body.properties.elasticity, friction: body.properties.friction)
    }
  }

  private func makeShape(of body: DynamicsBody) -> OpaquePointer? {
    let size = body.item.bounds.size
    let (wide, high) = (max(1, Double(size.width)), max(1, Double(size.height)))
    switch body.item.collisionBoundsType {
    case .rectangle:
      return cpBoxShapeNew(body.body, wide, high, 0)
    case .ellipse where wide == high:
      return cpCircleShapeNew(body.body, wide / 2, cpVect(x: 0, y: 0))
    case .ellipse:
      return makeHull(
        body,
        (0..<24).map {
          let angle = Double($0) / 12 * .pi
          return cpVect(x: cos(angle) * wide / 2, y: sin(angle) * high / 2)
        })
    case .path:
      return makeHull(body, body.item.collisionBoundingPath.segments.map { cpVect($0.from) })
    }
  }

  /// Creates the convex hull of points; the rectangle of the bounds for less than three.
  private func makeHull(_ body: DynamicsBody, _ points: [cpVect]) -> OpaquePointer? {
    guard points.count > 2 else {
      let size = body.item.bounds.size
      return cpBoxShapeNew(body.body, max(1, Double(size.width)), max(1, Double(size.height)), 0)
    }
    return cpPolyShapeNew(
      body.body, Int32(points.count), points, cpTransformIdentity, 0)
  }

  private func add(
    _ shape: OpaquePointer?, owner: Int, _ filter: cpShapeFilter, elasticity: CGFloat,
    friction: CGFloat
  ) {
    guard let shape else { return }
    cpShapeSetUserData(shape, UnsafeMutableRawPointer(bitPattern: owner + 1))
    cpShapeSetFilter(shape, filter)
    cpShapeSetElasticity(shape, Double(elasticity))
    cpShapeSetFriction(shape, Double(friction))
    shapes.append(shape)
    cpSpaceAddShape(space, shape)
  }

  // MARK: Stepping

  /// Advances all bodies, and returns the contacts that began or ended.
  func step(_ seconds: TimeInterval) -> [DynamicsContact] {
    cpSpaceStep(space, seconds)
    return collectContacts()
  }

  /// Compares the pairs that touch now with those before the step.
  private func collectContacts() -> [DynamicsContact] {
    var now: [TouchingPair: CGPoint] = [:]
    withUnsafeMutablePointer(to: &now) { pairs in
      for body in order {
        cpBodyEachArbiter(
          body.body,
          { _, arbiter, context in
            guard let arbiter,
              let pairs = context?.assumingMemoryBound(
                to: [TouchingPair: CGPoint].self)
            else { return }
            var (a, b): (OpaquePointer?, OpaquePointer?)
            cpArbiterGetShapes(arbiter, &a, &b)
            let one = Int(bitPattern: cpShapeGetUserData(a)) - 1
            let other = Int(bitPattern: cpShapeGetUserData(b)) - 1
            guard cpArbiterGetCount(arbiter) > 0 else { return }
            let point = cpArbiterGetPointA(arbiter, 0)
            let pair = TouchingPair(one: min(one, other), other: max(one, other))
            pairs.pointee[pair] = CGPoint(x: point.x, y: point.y)
          }, pairs)
      }
    }
    let current = now.keys.sorted().filter {
      owners.indices.contains($0.one) && owners.indices.contains($0.other)
    }.map { (one: owners[$0.one], other: owners[$0.other], point: now[$0]) }
    let began = current.filter { new in
      !touching.contains { Self.isSame($0, (new.one, new.other)) }
    }
    let ended = touching.filter { old in
      !current.contains { Self.isSame(old, ($0.one, $0.other)) }
    }
    touching = current.map { ($0.one, $0.other) }
    return began.compactMap { contact($0.one, $0.other, $0.point) }
      + ended.compactMap { contact($0.one, $0.other, nil) }
  }

  /// Returns whether two pairs have the same owners; places in the list of owners can change.
  private static func isSame(_ a: (one: Owner, other: Owner), _ b: (one: Owner, other: Owner))
    -> Bool
  {
    a.one.isSame(b.one) && a.other.isSame(b.other) || a.one.isSame(b.other) && a.other.isSame(b.one)
  }

  private func contact(_ one: Owner, _ other: Owner, _ point: CGPoint?) -> DynamicsContact? {
    switch (one, other) {
    case (.item(let one), .item(let other)):
      return DynamicsContact(item: one, other: .item(other), point: point)
    case (.item(let item), .boundary(let behavior, let identifier)),
      (.boundary(let behavior, let identifier), .item(let item)):
      return DynamicsContact(item: item, other: .boundary(behavior, identifier), point: point)
    case (.boundary, .boundary):
      return nil
    }
  }
}

/// Two owners of shapes that touch.
private struct TouchingPair: Hashable, Comparable {
  let one: Int
  let other: Int

  static func < (a: TouchingPair, b: TouchingPair) -> Bool {
    (a.one, a.other) < (b.one, b.other)
  }
}

/// The bits by which Chipmunk lets the shapes of one behavior collide.
private struct CollisionFilter {
  let item: cpShapeFilter
  let boundary: cpShapeFilter

  /// Creates the bits of a behavior; every eleventh behavior shares those of another.
  init(_ index: Int, _ collidesWithItems: Bool, _ hasBoundaries: Bool) {
    let place = UInt32(index % 10) * 3
    let (items, ofItems, ofBoundaries): (UInt32, UInt32, UInt32) = (
      collidesWithItems ? 1 << place : 0, 1 << (place + 1), 1 << (place + 2)
    )
    item = cpShapeFilter(
      group: 0, categories: items | ofItems, mask: items | (hasBoundaries ? ofBoundaries : 0))
    boundary = cpShapeFilter(group: 0, categories: ofBoundaries, mask: ofItems)
  }

  static func union(_ one: cpShapeFilter, _ other: cpShapeFilter) -> cpShapeFilter {
    cpShapeFilter(
      group: 0, categories: one.categories | other.categories, mask: one.mask | other.mask)
  }
}

extension UIBezierPath {
  /// The straight segments of the path, with curves divided.
  var segments: [(from: CGPoint, to: CGPoint)] {
    var result: [(from: CGPoint, to: CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    cgPath.flattened(threshold: 0.5).applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (start, last) = (points[0], points[0])
      case .addLineToPoint:
        result.append((last, points[0]))
        last = points[0]
      case .closeSubpath:
        if last != start { result.append((last, start)) }
        last = start
      default: break
      }
    }
    return result
  }
}
