/// Something that moves layers by its own time, and wants to be told when that has come to a moment.
package protocol TimedMotion: AnyObject {
  /// The next moment that it waits for; `nil` while it waits for none.
  var nextMoment: CFTimeInterval? { get }

  /// Tells it what time it is.
  func reach(_ time: CFTimeInterval)
}

extension LayerSession {
  /// Has a motion told of time, after the animations that end then, and keeps it meanwhile.
  package func add(_ motion: any TimedMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }

  /// Tells a motion of time no more.
  package func remove(_ motion: any TimedMotion) { motions.removeAll { $0 === motion } }
}
