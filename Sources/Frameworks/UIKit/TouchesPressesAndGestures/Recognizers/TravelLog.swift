/// How far something went lately, for its velocity.
struct TravelLog {
  private var entries: [(time: TimeInterval, by: CGVector)] = []

  /// Notes that it went further.
  mutating func note(_ way: CGVector, at time: TimeInterval) {
    if let last = entries.last, last.time == time {
      let sum = CGVector(dx: last.by.dx + way.dx, dy: last.by.dy + way.dy)
      entries[entries.count - 1].by = sum
    } else {
      entries.append((time, way))
    }
    entries.removeAll { $0.time < time - 2 * GestureLimits.velocityWindow }
  }

  /// Notes where it starts from.
  mutating func start(at time: TimeInterval) {
    if entries.isEmpty { entries.append((time, .zero)) }
  }

  /// How far it goes a second, by what it went within the window before a time.
  func velocity(at time: TimeInterval) -> CGVector {
    let start = time - GestureLimits.velocityWindow
    guard let first = entries.firstIndex(where: { $0.time >= start }) else { return .zero }
    // What an entry went, it went since the one before; so the window's first has only a time,
    // unless it is the only one, and then the one before it says since when.
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
