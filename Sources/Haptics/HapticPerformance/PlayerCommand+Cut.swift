import HapticPatterns

extension PlayerCommand {
  /// Leaves out the changes of controls that come after a time; a curve that is under way holds.
  mutating func cut(at end: Double) {
    switch action {
    case .send(let parameters):
      action = .send(parameters.filter { time + $0.time <= end })
    case .schedule(var curve):
      curve.time = time
      action = .schedule(curve.cut(at: end))
    default: break
    }
  }
}

extension ParameterCurve {
  /// The curve up to a time, where it holds what it has reached.
  func cut(at end: Double) -> ParameterCurve {
    guard endTime > end else { return self }
    var cut = self
    cut.points.removeAll { time + $0.time > end }
    guard !cut.points.isEmpty else { return cut }
    let timeline = ParameterTimeline(id, of: HapticPattern(curves: [self]))
    cut.points.append(ControlPoint(time: end - time, value: timeline.value(at: end)))
    return cut
  }
}
