extension SKNode {
  /// Starts an action, replacing the one with the same key.
  func start(
    _ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil,
    waiter: ActionWaiter? = nil
  ) {
    guard let copy = action.copy() as? SKAction else { return }
    if let key { removeAction(forKey: key) }
    running.append(
      RunningAction(copy, on: self, key: key, completion: completion, waiter: waiter))
  }

  /// Starts an action, and returns when it has ended or was removed.
  func startAndWait(_ action: SKAction) async {
    await withCheckedContinuation { start(action, waiter: ActionWaiter($0)) }
  }

  /// Removes some of the running actions.
  func removeRunning(where isChosen: (RunningAction) -> Bool) {
    for action in running where isChosen(action) { action.remove() }
    running.removeAll(where: isChosen)
  }

  /// Advances the actions of the node and its descendants.
  func evaluateActions(by time: TimeInterval) {
    guard !isPaused else { return }
    let time = time * TimeInterval(max(0, speed))
    for action in running { action.advance(by: time) }
    // An action may change the tree.
    for node in nodes where node.owner === self { node.evaluateActions(by: time) }
  }
}
