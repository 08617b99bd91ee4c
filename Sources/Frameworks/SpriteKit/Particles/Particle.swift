/// A particle of an emitter.
package struct Particle {
  /// The position in the emitter's coordinates, or in those of its target.
  package var position: CGPoint
  package var velocity: CGVector
  package var rotation: CGFloat
  package var scale: CGFloat
  package var alpha: CGFloat
  package var color: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  package var blend: CGFloat
  package var age: TimeInterval = 0
  package var lifetime: TimeInterval
}
