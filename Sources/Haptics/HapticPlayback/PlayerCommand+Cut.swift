import TactusHapticPatterns

extension PlayerCommand {
  /// Removes parameter changes after a time; an unfinished curve holds its value.
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
  /// Returns the curve up to a time, at which it holds the value reached.
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
