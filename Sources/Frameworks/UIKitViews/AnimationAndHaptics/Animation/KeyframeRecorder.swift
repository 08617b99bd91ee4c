/// A recorder of view values at the ends of keyframes, which animates through all of them
/// (Views.V17).
@MainActor
final class KeyframeRecorder {
  /// The recorder whose closure is running.
  private(set) static var current: KeyframeRecorder?

  private let animation: ViewAnimation
  private let mode: CAAnimationCalculationMode
  /// The keyframe whose closure is running: its start and end, 0…1 of the whole duration.
  private var frame: ClosedRange<Double>?
  private var tracks: [Track] = []

  /// A property of a view's layer with its successive values.
  private struct Track {
    let view: UIView
    let key: String
    /// Each value with its relative time, in order of time.
    var values: [(place: Double, value: Any)]
  }

  init(_ animation: ViewAnimation, _ mode: CAAnimationCalculationMode) {
    (self.animation, self.mode) = (animation, mode)
  }

  /// Runs the closure that adds keyframes, then adds the animations to the layers.
  func run(_ keyframes: () -> Void) {
    let around = Self.current
    Self.current = self
    animation.run(keyframes) { [self] in add() }
    Self.current = around
  }

  /// Runs the closure of a keyframe.
  ///
  /// - Parameters:
  ///   - start: The start, 0…1 of the whole duration.
  ///   - duration: The duration, 0…1 of the whole.
  ///   - changes: Makes the changes.
  func keyframe(from start: Double, lasting duration: Double, _ changes: () -> Void) {
    let start = min(max(start, 0), 1)
    frame = start...min(max(start + duration, start), 1)
    changes()
    frame = nil
  }

  /// Returns whether an animation is the recorded one.
  func isRecording(_ other: ViewAnimation) -> Bool { animation === other }

  /// Returns an action that records the new value of a property once the layer has it.
  func action(for view: UIView, _ key: String, from old: Any) -> any CAAction {
    ClosureAction { [self] in record(view, key, from: old) }
  }

  private func record(_ view: UIView, _ key: String, from old: Any) {
    guard let new = view.layer.value(forKeyPath: key) else { return }
    let frame = frame ?? 0...1
    var index = tracks.firstIndex { $0.view === view && $0.key == key }
    if index == nil {
      tracks.append(Track(view: view, key: key, values: [(0, old)]))
      index = tracks.count - 1
    }
    guard let index, let last = tracks[index].values.last else { return }
    // Between two keyframes the value stays constant.
    if frame.lowerBound > last.place {
      tracks[index].values.append((frame.lowerBound, last.value))
    }
    tracks[index].values.append((max(frame.upperBound, last.place), new))
  }

  private func add() {
    for track in tracks {
      var values = track.values
      if let last = values.last, last.place < 1 { values.append((1, last.value)) }
      let keyframes = CAKeyframeAnimation(keyPath: track.key)
      keyframes.values = values.map(\.value)
      keyframes.keyTimes = values.map { NSNumber(value: $0.place) }
      keyframes.calculationMode = mode
      animation.prepare(keyframes, for: track.view)
      track.view.layer.add(keyframes, forKey: track.key)
    }
  }
}
