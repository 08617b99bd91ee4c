import TactusHapticPatterns

/// Changes of dynamic parameters in the engine's time, in the order of precedence at equal times.
struct ControlChanges: Sendable, Equatable {
  var parameters: [DynamicParameter] = []
  var curves: [ParameterCurve] = []

  /// Adds the parameter changes of a command.
  mutating func add(live command: PlayerCommand) {
    switch command.action {
    case .send(let sent):
      for parameter in sent {
        var parameter = parameter
        parameter.time += command.time
        parameters.append(parameter)
      }
    case .schedule(var curve):
      // The command's time takes the place of the curve's own (CoreHaptics.PL8).
      curve.time = command.time
      curves.append(curve)
    default: break
    }
  }

  /// Removes changes after a time; an unfinished curve holds the value that it has reached.
  mutating func cut(at end: Double) {
    parameters.removeAll { $0.time > end }
    curves.removeAll { $0.time > end }
    for index in curves.indices { curves[index] = curves[index].cut(at: end) }
  }

  /// Removes the changes of a parameter that begin before a time.
  mutating func forget(_ id: DynamicParameter.ID, before time: Double) {
    parameters.removeAll { $0.id == id && $0.time < time }
    curves.removeAll { $0.id == id && $0.time < time }
  }

  /// Returns the latest time, not after another, from which a change of the parameter replaces all
  /// earlier ones.
  func lastChange(of id: DynamicParameter.ID, notAfter time: Double) -> Double? {
    var latest = -Double.infinity
    for parameter in parameters where parameter.id == id && parameter.time <= time {
      latest = max(latest, parameter.time)
    }
    for curve in curves where curve.id == id && curve.time <= time {
      // Before a curve's first point the earlier value stays (Signal.C3).
      guard let first = curve.points.first, curve.time + first.time <= time else { continue }
      latest = max(latest, curve.time)
    }
    return latest > -.infinity ? latest : nil
  }
}
