import Synchronization
import TactusHapticSynthesis

/// The shared board on which a sending thread places patterns for a render thread, and takes them
/// back.
///
/// Each voice occupies one of a fixed number of places. `@unchecked Sendable` because the contents
/// of a place belong to one side at a time, given by its atomic stage. A voice that is played live
/// receives a succession of renderers, each at a frame.
public final class VoiceBoard: @unchecked Sendable {
  /// The maximum number of voices.
  ///
  /// - Source: ours: twice what one app may ask for within the longest feedback. Confidence: guess.
  public static let capacity = 64

  /// The owner of a place.
  enum Stage: Int, AtomicRepresentable {
    /// The place is empty; the sender owns it.
    case free
    /// The voice waits or plays; the renderer owns the place, except for its number.
    case playing
    /// The voice is over; the sender owns the place.
    case over
  }

  let places: [Place]
  let used = UsedSuccessors()

  /// Creates an empty board.
  public init() {
    places = (0..<Self.capacity).map { _ in Place() }
  }

  deinit { clear() }

  /// Adds a voice.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - renderer: The pattern at its start, at the mixer's rate; owned by the board from now on.
  ///   - start: The mixer's frame at which the voice begins; a past one means immediately.
  /// - Returns: `false` if every place is taken.
  /// - Thread: any but the render thread, one at a time.
  public func add(_ id: UInt64, _ renderer: sending PatternRenderer, at start: Int) -> Bool {
    guard let place = freePlace() else { return false }
    place.renderer = renderer
    play(id, at: place, from: start)
    return true
  }

  /// Adds a voice of sound that an app writes meanwhile; it lasts until it is stopped.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - stream: The sound at its start, at the mixer's rate.
  ///   - start: The mixer's frame at which the voice begins; a past one means immediately.
  /// - Returns: `false` if every place is taken.
  /// - Thread: any but the render thread, one at a time.
  public func add(_ id: UInt64, _ stream: StreamVoice, at start: Int) -> Bool {
    guard let place = freePlace() else { return false }
    place.stream = stream
    play(id, at: place, from: start)
    return true
  }

  /// Returns whether a voice waits or plays.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func plays(_ id: UInt64) -> Bool {
    places.contains { $0.id == id && $0.stage.load(ordering: .acquiring) == .playing }
  }

  /// Silences a voice; does nothing if it is over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func stop(_ id: UInt64) {
    for place in places where place.id == id { place.isStopping.store(true, ordering: .relaxed) }
  }

  /// Silences all voices.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func stopAll() {
    for place in places { place.isStopping.store(true, ordering: .relaxed) }
  }

  /// Replaces the pattern of a voice by another version from a frame on.
  ///
  /// If several versions come in quick succession, the last one is used, from the earliest of their
  /// frames; so versions must only extend one another. If the frame is rendered already, the
  /// version is used as soon as possible.
  ///
  /// - Parameters:
  ///   - id: The sender's number of the voice.
  ///   - renderer: The next version, not yet rendered; owned by the board from now on.
  ///   - frame: The frame nearest to the time of the change, in the voice's own count: that of its
  ///     first renderer's `position`.
  /// - Returns: `false` if the voice is over.
  /// - Thread: any but the render thread, one at a time with `add`.
  public func succeed(_ id: UInt64, _ renderer: sending PatternRenderer, at frame: Int) -> Bool {
    collect()
    guard
      let place = places.first(where: {
        $0.id == id && $0.stage.load(ordering: .acquiring) == .playing
      })
    else { return false }
    // One frame earlier: the end of an event may be rounded to either frame.
    return place.successors.put(Successor(renderer, at: frame - 1))
  }

  /// Sets which outputs of a voice are audible while it continues; the levels change over 2 ms, so
  /// that there is no click.
  ///
  /// - Parameters:
  ///   - id: The sender's number of the voice; does nothing if it is over.
  ///   - haptics: Whether its haptics are played.
  ///   - sound: Whether its sound is played.
  ///   - volume: The volume of its sound, 0…1.
  /// - Thread: any but the render thread, one at a time with `add`.
  public func gate(_ id: UInt64, haptics: Bool, sound: Bool, volume: Double = 1) {
    let loudness = sound ? Float(min(max(volume, 0), 1)) : 0
    for place in places where place.id == id {
      place.isFelt.store(haptics, ordering: .relaxed)
      place.loudness.store(loudness.bitPattern, ordering: .relaxed)
    }
  }

  /// Releases the voices that are over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func collect() {
    used.release()
    for place in places where place.stage.load(ordering: .acquiring) == .over {
      place.clear()
      place.stage.store(.free, ordering: .releasing)
    }
  }

  /// Releases all voices, when no thread renders any more.
  ///
  /// - Thread: any but the render thread, one at a time with `add`; after the end of the mixer's
  ///   actuator.
  public func clear() {
    used.release()
    for place in places {
      place.clear()
      place.stage.store(.free, ordering: .releasing)
    }
  }

  /// Whether a voice waits or plays.
  ///
  /// - Thread: any.
  public var isPlaying: Bool {
    places.contains { $0.stage.load(ordering: .acquiring) == .playing }
  }

  /// Returns whether a voice other than the given one waits or plays and is not being stopped.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func hasOther(than id: UInt64) -> Bool {
    places.contains { place in
      place.stage.load(ordering: .acquiring) == .playing && place.id != id
        && !place.isStopping.load(ordering: .relaxed)
    }
  }

  // MARK: Internals

  /// Returns a place without a voice; `nil` if every place is taken.
  private func freePlace() -> Place? {
    collect()
    return places.first { $0.stage.load(ordering: .acquiring) == .free }
  }

  /// Lets the voice of a place begin at the mixer's frame.
  private func play(_ id: UInt64, at place: Place, from start: Int) {
    place.id = id
    place.start = start
    place.prepare()
    place.stage.store(.playing, ordering: .releasing)
  }
}
