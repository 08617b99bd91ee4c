/// A tracker of movements, from which it computes the velocity.
package struct VelocityTracker {
  private var entries: [(time: TimeInterval, by: CGVector)] = []

  package init() {}

  /// Adds a movement.
  package mutating func add(_ way: CGVector, at time: TimeInterval) {
    if let last = entries.last, last.time == time {
      let sum = CGVector(dx: last.by.dx + way.dx, dy: last.by.dy + way.dy)
      entries[entries.count - 1].by = sum
    } else {
      entries.append((time, way))
    }
    entries.removeAll { $0.time < time - 2 * GestureLimits.velocityWindow }
  }

  /// Records the time at which the movement starts.
  package mutating func start(at time: TimeInterval) {
    if entries.isEmpty { entries.append((time, .zero)) }
  }

  /// Returns the velocity in units per second, averaged over the window before a time.
  package func velocity(at time: TimeInterval) -> CGVector {
    let start = time - GestureLimits.velocityWindow
    guard let first = entries.firstIndex(where: { $0.time >= start }) else { return .zero }
    // The movement of an entry belongs to the time since the entry before. So the first entry of
    // the window only supplies its time; if it is the only one, the entry before does.
    let origin = first < entries.count - 1 ? first : max(first - 1, 0)
    let recent = entries[(origin + 1)...]
    let passed = time - entries[origin].time
    guard passed > 0 else { return .zero }
    let sum = recent.reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.by.dx, dy: $0.dy + $1.by.dy)
    }
    return CGVector(dx: sum.dx / passed, dy: sum.dy / passed)
  }
}
