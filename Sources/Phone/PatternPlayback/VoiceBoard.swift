import HapticSynthesis
import Synchronization

/// Where a thread that may allocate leaves patterns for one that renders, and takes them back.
///
/// A voice has one of a fixed number of places. `@unchecked Sendable` because what a place holds
/// belongs to one side at a time, and its stage, an atomic, says to which. A voice that is played live
/// is given one successor after another, each at a frame.
public final class VoiceBoard: @unchecked Sendable {
  /// Voices that can be on the board at once.
  ///
  /// - Source: ours: twice what one app may ask for within the longest feedback. Confidence: guess.
  public static let capacity = 64

  /// Whose a place is.
  enum Stage: Int, AtomicRepresentable {
    /// Nothing is there; it is the sender's.
    case free
    /// A voice waits or plays; it is the renderer's, but for its number.
    case playing
    /// A voice is over; it is the sender's again.
    case over
  }

  let places: [Place]
  let used = UsedSuccessors()

  /// Makes an empty board.
  public init() {
    places = (0..<Self.capacity).map { _ in Place() }
  }

  deinit { clear() }

  /// Puts a pattern on the board.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - renderer: The pattern where it is to begin, at the rate of the mixer; nobody else's from now
  ///     on.
  ///   - start: The mixer's frame at which it begins; one that has passed means at once.
  /// - Returns: `false` where every place is taken.
  /// - Thread: any but the render thread, one at a time.
  public func add(_ id: UInt64, _ renderer: sending PatternRenderer, at start: Int) -> Bool {
    collect()
    guard let place = places.first(where: { $0.stage.load(ordering: .acquiring) == .free }) else {
      return false
    }
    place.id = id
    place.renderer = renderer
    place.start = start
    place.prepare()
    place.stage.store(.playing, ordering: .releasing)
    return true
  }

  /// Silences a voice; does nothing where it is over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func stop(_ id: UInt64) {
    for place in places where place.id == id { place.isStopping.store(true, ordering: .relaxed) }
  }

  /// Lets a voice go on as another version of its pattern, from a frame on.
  ///
  /// The last version wins where several are given in quick succession, and it follows at the
  /// earliest frame that any of them was meant for; so versions must only add to one another. Where
  /// the frame is rendered already, it follows as soon as it can.
  ///
  /// - Parameters:
  ///   - id: The sender's number of the voice.
  ///   - renderer: The next version, fresh; nobody else's from now on.
  ///   - frame: The frame nearest to the time of the change, in the voice's own count: that of its
  ///     first renderer's `position`.
  /// - Returns: `false` where the voice is over: then there is nothing to follow.
  /// - Thread: any but the render thread, one at a time with `add`.
  public func succeed(_ id: UInt64, _ renderer: sending PatternRenderer, at frame: Int) -> Bool {
    collect()
    guard
      let place = places.first(where: {
        $0.id == id && $0.stage.load(ordering: .acquiring) == .playing
      })
    else { return false }
    // One frame earlier: where the change ends an event, that may be rounded to either.
    return place.successors.put(Successor(renderer, at: frame - 1))
  }

  /// Lets a voice through, or not, while it goes on; in 2 ms, so that it does not click.
  ///
  /// - Parameters:
  ///   - id: The sender's number of the voice; does nothing where it is over.
  ///   - haptics: Whether it is felt.
  ///   - sound: Whether it is heard.
  ///   - volume: How loud it is heard, 0…1.
  /// - Thread: any but the render thread, one at a time with `add`.
  public func gate(_ id: UInt64, haptics: Bool, sound: Bool, volume: Double = 1) {
    let loudness = sound ? Float(min(max(volume, 0), 1)) : 0
    for place in places where place.id == id {
      place.isFelt.store(haptics, ordering: .relaxed)
      place.loudness.store(loudness.bitPattern, ordering: .relaxed)
    }
  }

  /// Lets go of what is over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func collect() {
    used.release()
    for place in places where place.stage.load(ordering: .acquiring) == .over {
      place.clear()
      place.stage.store(.free, ordering: .releasing)
    }
  }

  /// Lets go of everything, where nobody renders any more.
  ///
  /// - Thread: any but the render thread, one at a time with `add`; after the mixer's actuator has
  ///   said that it is over.
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

  /// Whether a voice waits or plays that is another one, and is not being stopped.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func hasOther(than id: UInt64) -> Bool {
    places.contains { place in
      place.stage.load(ordering: .acquiring) == .playing && place.id != id
        && !place.isStopping.load(ordering: .relaxed)
    }
  }
}
