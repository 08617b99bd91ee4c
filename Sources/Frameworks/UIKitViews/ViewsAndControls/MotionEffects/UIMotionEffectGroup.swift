/// A group of effects of the phone's tilt (Views.V27).
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects; numbers for the same key path are added (Views.V27).
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var all: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) {
        guard let one = $0 as? Double, let other = $1 as? Double else { return $1 }
        return one + other
      }
    }
    return all.isEmpty ? nil : all
  }
}
