import HapticPatterns

/// Changes of controls in the engine's time, in the order in which those of one time count.
struct ControlChanges: Sendable, Equatable {
  var parameters: [DynamicParameter] = []
  var curves: [ParameterCurve] = []

  /// Adds what a command changes by itself.
  mutating func add(live command: PlayerCommand) {
    switch command.action {
    case .send(let sent):
      for parameter in sent {
        var parameter = parameter
        parameter.time += command.time
        parameters.append(parameter)
      }
    case .schedule(var curve):
      // PL8. The command's time takes the place of the curve's own.
      curve.time = command.time
      curves.append(curve)
    default: break
    }
  }

  /// Leaves out what comes after a time; a curve that is under way holds what it has reached.
  mutating func cut(at end: Double) {
    parameters.removeAll { $0.time > end }
    curves.removeAll { $0.time > end }
    for index in curves.indices { curves[index] = curves[index].cut(at: end) }
  }

  /// Leaves out the changes of a control that begin before a time.
  mutating func forget(_ id: DynamicParameter.ID, before time: Double) {
    parameters.removeAll { $0.id == id && $0.time < time }
    curves.removeAll { $0.id == id && $0.time < time }
  }

  /// The latest time, not after another, at which a change begins that leaves nothing of earlier ones
  /// from then on.
  func lastChange(of id: DynamicParameter.ID, notAfter time: Double) -> Double? {
    var latest = -Double.infinity
    for parameter in parameters where parameter.id == id && parameter.time <= time {
      latest = max(latest, parameter.time)
    }
    for curve in curves where curve.id == id && curve.time <= time {
      // C3. Before a curve's first point what was before it stays.
      guard let first = curve.points.first, curve.time + first.time <= time else { continue }
      latest = max(latest, curve.time)
    }
    return latest > -.infinity ? latest : nil
  }
}
