/// A motion of layers that is driven by timers.
package protocol TimedMotion: AnyObject {
  /// The time of the next timer, or `nil` for none.
  var nextFireTime: CFTimeInterval? { get }

  /// Advances the motion to a time.
  func advance(to time: CFTimeInterval)
}

extension LayerSession {
  /// Adds a motion, which is retained and advanced after animations have ended.
  package func add(_ motion: any TimedMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }

  /// Removes a motion.
  package func remove(_ motion: any TimedMotion) { motions.removeAll { $0 === motion } }
}
