/// The execution of an action on a node.
// Source: Scenes.SC6
final class SceneActionRun {
  private let action: SCNAction
  private var elapsed: TimeInterval = 0
  private var duration: TimeInterval
  private var change: ((CGFloat) -> Void)?
  private var place = 0
  private var parts: [SceneActionRun]?

  init(_ action: SCNAction) {
    self.action = action
    duration = action.duration
    if case .wait(let range) = action.content, range > 0 {
      duration = max(0, duration + .random(in: -range / 2...range / 2))
    }
  }

  /// Runs the action for a time.
  ///
  /// - Returns: The time that is left over when the action has ended; nil if it has not.
  func advance(_ node: SCNNode, by time: TimeInterval) -> TimeInterval? {
    let speed = TimeInterval(max(action.speed, 0))
    guard speed > 0 else { return nil }
    return step(node, time * speed).map { $0 / speed }
  }

  private func step(_ node: SCNNode, _ time: TimeInterval) -> TimeInterval? {
    switch action.content {
    case .timed(let begin):
      let change = change ?? begin(node)
      self.change = change
      elapsed += time
      change(action.eased(duration > 0 ? CGFloat(min(elapsed / duration, 1)) : 1))
      return elapsed < duration ? nil : elapsed - duration
    case .instant(let body):
      body(node)
      return time
    case .wait:
      elapsed += time
      return elapsed < duration ? nil : elapsed - duration
    case .sequence(let actions): return oneByOne(node, time, actions.count) { actions[$0] }
    case .repetition(let action, let count):
      // Each turn of an action without a duration takes a frame, so that none runs for ever.
      return oneByOne(node, time, count, isOnceAFrame: action.duration <= 0) { _ in action }
    case .group(let actions):
      let running = parts ?? actions.map { SceneActionRun($0) }
      var (left, rest): ([SceneActionRun], TimeInterval) = ([], time)
      for run in running {
        if let own = run.advance(node, by: time) { rest = min(rest, own) } else { left.append(run) }
      }
      parts = left
      return left.isEmpty ? rest : nil
    }
  }

  private func oneByOne(
    _ node: SCNNode, _ time: TimeInterval, _ count: Int?, isOnceAFrame: Bool = false,
    _ action: (Int) -> SCNAction
  ) -> TimeInterval? {
    var time = time
    while place < count ?? .max {
      let run = parts?.first ?? SceneActionRun(action(place))
      parts = [run]
      guard let rest = run.advance(node, by: time) else { return nil }
      (time, parts) = (rest, nil)
      place += 1
      if isOnceAFrame, place < count ?? .max { return nil }
    }
    return time
  }
}
