extension SKNode {
  /// Stops the sounds of the descendants.
  func silence() {
    for node in nodes {
      (node as? SKAudioNode)?.leaveView()
      node.silence()
    }
  }

  /// Advances the particles and sounds of the descendants.
  func advanceContent(by time: TimeInterval) {
    for node in nodes where !node.isPaused {
      let own = time * TimeInterval(max(0, node.speed))
      (node as? SKEmitterNode)?.advanceParticles(by: own)
      (node as? SKAudioNode)?.hearFrame()
      node.advanceContent(by: own)
    }
  }

  /// Applies the constraints of the node and its descendants.
  func applyConstraints() {
    for constraint in constraints ?? [] { constraint.apply(to: self) }
    for node in nodes { node.applyConstraints() }
  }
}
