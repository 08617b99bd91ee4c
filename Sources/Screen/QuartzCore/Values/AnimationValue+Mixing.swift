import TactusDisplayList

// Interpolation and arithmetic.
// Source: Layers.V1–V7
extension AnimationValue {
  /// Returns the interpolation to another value.
  ///
  /// - Parameters:
  ///   - other: The other end of the line.
  ///   - fraction: The fraction; springs exceed 1.
  func toward(_ other: AnimationValue, _ fraction: Double) -> AnimationValue {
    switch (self, other) {
    // Numbers are interpolated linearly, each separately (Layers.V2).
    case (.number(let a), .number(let b)): .number(a + (b - a) * fraction)
    case (.point(let a), .point(let b)): .point(a + (b - a) * fraction)
    case (.size(let a), .size(let b)): .size(a + (b - a) * fraction)
    case (.rect(let a), .rect(let b)): .rect(a + (b - a) * fraction)
    // Colors are interpolated in sRGB; no color is the other one, fully transparent (Layers.V3).
    case (.color(let a), .color(let b)): .color(a + (b - a) * fraction)
    case (.none, .color(let b)): .color(b * SIMD4(1, 1, 1, fraction))
    case (.color(let a), .none): .color(a * SIMD4(1, 1, 1, 1 - fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    // Transforms are interpolated by component (Layers.V4).
    case (.transform(let a), .transform(let b)): .transform(Self.mix(a, b, fraction))
    // Paths with the same elements are interpolated point by point (Layers.V5).
    case (.path(let a), .path(let b)) where a.verbs == b.verbs:
      .path(a.toward(b, fraction))
    // Values that cannot be interpolated change at the end (Layers.V6).
    default: fraction < 1 ? self : other
    }
  }

  private static func mix(
    _ a: CATransform3D, _ b: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    guard a != b else { return a }
    if let from = TransformComponents(a), let to = TransformComponents(b) {
      return from.toward(to, fraction).transform
    }
    // A singular transform is interpolated by matrix element.
    let (a1, a2, a3, a4) = a.rows
    let (b1, b2, b3, b4) = b.rows
    return CATransform3D(
      rows: a1 + (b1 - a1) * fraction, a2 + (b2 - a2) * fraction, a3 + (b3 - a3) * fraction,
      a4 + (b4 - a4) * fraction)
  }

  /// Returns the sum of two values; transforms are concatenated, this one last.
  func plus(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.size(let a), .size(let b)): .size(a + b)
    case (.rect(let a), .rect(let b)): .rect(a + b)
    case (.color(let a), .color(let b)): .color(a + b)
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0 + $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    case (.transform(let a), .transform(let b)): .transform(b.then(a))
    case (.none, _): other
    default: self
    }
  }

  /// Returns the difference that, added to the other value, makes this one.
  func minus(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): .transform(a.then(b.inverse ?? b))
    default: plus(other.times(-1))
    }
  }

  /// Returns a multiple of the value; a transform is concatenated with itself.
  func times(_ count: Double) -> AnimationValue {
    switch self {
    case .number(let a): return .number(a * count)
    case .point(let a): return .point(a * count)
    case .size(let a): return .size(a * count)
    case .rect(let a): return .rect(a * count)
    case .color(let a): return .color(a * count)
    case .colors(let a): return .colors(a.map { $0 * count })
    case .numbers(let a): return .numbers(a.map { $0 * count })
    case .transform(let a):
      guard count >= 0, let parts = TransformComponents(a) else { return self }
      // The limit bounds the work.
      return .transform(
        (0..<Int(min(count, 512))).reduce(CATransform3DIdentity) { sum, _ in
          sum.then(parts.transform)
        })
    default: return self
    }
  }

  /// Returns the distance to another value, for paced animations.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)), (.size(let a), .size(let b)): Self.length(b - a)
    case (.rect(let a), .rect(let b)), (.color(let a), .color(let b)): Self.length(b - a)
    case (.transform(let a), .transform(let b)):
      Self.length(a.rows.0 - b.rows.0) + Self.length(a.rows.1 - b.rows.1)
        + Self.length(a.rows.2 - b.rows.2) + Self.length(a.rows.3 - b.rows.3)
    default: self == other ? 0 : 1
    }
  }

  private static func length<Row: SIMD<Double>>(_ row: Row) -> Double {
    (row * row).sum().squareRoot()
  }
}

extension DrawingPath {
  /// Returns the path with each point interpolated to that of a path with the same elements.
  fileprivate func toward(_ other: DrawingPath, _ fraction: Double) -> DrawingPath {
    var path = DrawingPath()
    var theirs = other.elements
    for element in elements {
      guard let their = theirs.next() else { break }
      var mixed = element
      mixed.points = ArraySlice(
        zip(element.points, their.points).map { a, b in
          DrawingPoint(a.x + (b.x - a.x) * fraction, a.y + (b.y - a.y) * fraction)
        })
      path.append(mixed)
    }
    return path
  }
}
