internal import CTactusChipmunk

extension cpVect {
  /// Returns whether two vectors are the same.
  static func == (one: cpVect, other: cpVect) -> Bool { one.x == other.x && one.y == other.y }
  /// Returns whether two vectors differ.
  static func != (one: cpVect, other: cpVect) -> Bool { !(one == other) }
}

extension CGFloat {
  /// The number, or the nearest one that the simulation accepts.
  var simulated: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}

extension CGPoint {
  /// Creates a point of Chipmunk's vector.
  init(_ vector: cpVect) { self.init(x: vector.x, y: vector.y) }
  /// Chipmunk's vector.
  var vector: cpVect { cpVect(x: x.simulated, y: y.simulated) }
}

extension CGVector {
  /// Creates a vector of Chipmunk's.
  init(_ vector: cpVect) { self.init(dx: vector.x, dy: vector.y) }
  /// Chipmunk's vector.
  var vector: cpVect { cpVect(x: dx.simulated, y: dy.simulated) }
}
