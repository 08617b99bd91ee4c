internal import CTactusChipmunk

extension PhysicsSpace {
  /// An intersection of a line with a body.
  struct Hit: Sendable {
    let body: SKPhysicsBody
    let point: CGPoint
    let normal: CGVector
    let part: CGFloat
  }

  /// The distance in points within which a point outside the border counts as inside; a guess.
  private static let tolerance = 1e-9

  /// Returns the bodies whose area contains a point, in the order of the tree.
  func bodies(at point: CGPoint) -> [SKPhysicsBody] {
    var ids: Set<Int> = []
    withUnsafeMutablePointer(to: &ids) { ids in
      cpSpacePointQuery(
        pointer, point.vector, Self.tolerance, SpaceBody.searchFilter,
        { shape, _, _, _, context in
          let ids = context?.assumingMemoryBound(to: Set<Int>.self)
          ids?.pointee.insert(Int(bitPattern: cpShapeGetUserData(shape)) >> 1)
        }, ids)
    }
    return bodies.filter { ids.contains($0.id) && !$0.body.isEdge }.map(\.body)
  }

  /// Returns the bodies that intersect a rectangle, in the order of the tree.
  func bodies(in rect: CGRect) -> [SKPhysicsBody] {
    let (low, high) = (
      CGPoint(x: rect.minX, y: rect.minY).vector, CGPoint(x: rect.maxX, y: rect.maxY).vector
    )
    // Chipmunk requires an area.
    let box = cpBB(
      l: low.x, b: low.y, r: max(high.x, low.x + Self.tolerance),
      t: max(high.y, low.y + Self.tolerance))
    guard !rect.isNull, let area = cpBoxShapeNew2(cpSpaceGetStaticBody(pointer), box, 0) else {
      return []
    }
    defer { cpShapeFree(area) }
    cpShapeSetFilter(area, SpaceBody.searchFilter)
    var ids: Set<Int> = []
    withUnsafeMutablePointer(to: &ids) { ids in
      _ = cpSpaceShapeQuery(
        pointer, area,
        { shape, _, context in
          let ids = context?.assumingMemoryBound(to: Set<Int>.self)
          ids?.pointee.insert(Int(bitPattern: cpShapeGetUserData(shape)) >> 1)
        }, ids)
    }
    return bodies.filter { ids.contains($0.id) }.map(\.body)
  }

  /// Returns the first intersection of each body with a line, from its start.
  func hits(from start: CGPoint, to end: CGPoint) -> [Hit] {
    typealias Place = (point: cpVect, normal: cpVect, part: Double)
    var places: [Int: Place] = [:]
    withUnsafeMutablePointer(to: &places) { places in
      cpSpaceSegmentQuery(
        pointer, start.vector, end.vector, 0, SpaceBody.searchFilter,
        { shape, point, normal, part, context in
          guard let places = context?.assumingMemoryBound(to: [Int: Place].self) else { return }
          let id = Int(bitPattern: cpShapeGetUserData(shape)) >> 1
          if part < places.pointee[id]?.part ?? .infinity {
            places.pointee[id] = (point, normal, part)
          }
        }, places)
    }
    let hits = bodies.enumerated().compactMap { index, body in
      places[body.id].map { place in
        (
          index,
          Hit(
            body: body.body, point: CGPoint(place.point), normal: CGVector(place.normal),
            part: CGFloat(place.part))
        )
      }
    }
    return hits.sorted { ($0.1.part, $0.0) < ($1.1.part, $1.0) }.map(\.1)
  }
}
