/// Keyframes: values by time, interpolated (Scenes.SK30…).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKKeyframeSequence: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a sequence of values and their times; the longer list is truncated.
  public convenience init(keyframeValues values: [Any], times: [NSNumber]) {
    self.init(capacity: min(values.count, times.count))
    for (value, time) in zip(values, times) {
      addKeyframeValue(value, time: CGFloat(truncating: time))
    }
  }

  /// Creates an empty sequence.
  public init(capacity numItems: Int) {
    super.init()
    frames.reserveCapacity(max(0, numItems))
  }

  /// The number of keyframes.
  open func count() -> Int { frames.count }
  /// Adds a keyframe in the order of its time.
  open func addKeyframeValue(_ value: Any, time: CGFloat) {
    let index = frames.firstIndex { $0.time > time } ?? frames.count
    frames.insert((value, time), at: index)
  }
  /// Removes the last keyframe.
  open func removeLastKeyframe() { _ = frames.popLast() }
  /// Removes a keyframe.
  open func removeKeyframe(at index: Int) { if checks(index) { frames.remove(at: index) } }
  /// Sets the value of a keyframe.
  open func setKeyframeValue(_ value: Any, for index: Int) {
    if checks(index) { frames[index].value = value }
  }
  /// Sets the time of a keyframe.
  open func setKeyframeTime(_ time: CGFloat, for index: Int) {
    if checks(index) { frames[index].time = time }
  }
  /// Sets the value and the time of a keyframe.
  open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) {
    if checks(index) { frames[index] = (value, time) }
  }
  /// Returns the value of a keyframe.
  open func getKeyframeValue(for index: Int) -> Any {
    checks(index) ? frames[index].value : NSNull()
  }
  /// Returns the time of a keyframe.
  open func getKeyframeTime(for index: Int) -> CGFloat { checks(index) ? frames[index].time : 0 }
  /// Returns the interpolated value at a time; nil for an empty sequence.
  open func sample(atTime time: CGFloat) -> Any? { KeyframeSample(self, frames).value(at: time) }

  /// The interpolation mode.
  open var interpolationMode = SKInterpolationMode.linear
  /// The mode for times outside of the sequence.
  open var repeatMode = SKRepeatMode.clamp

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKKeyframeSequence(capacity: frames.count)
    copy.frames = frames
    (copy.interpolationMode, copy.repeatMode) = (interpolationMode, repeatMode)
    return copy
  }

  // MARK: Internals

  private var frames: [(value: Any, time: CGFloat)] = []

  private func checks(_ index: Int) -> Bool {
    if frames.indices.contains(index) { return true }
    SpriteWarning.misuse(
      "SKKeyframeSequence: there is no keyframe \(index); there are \(frames.count)")
    return false
  }
}
