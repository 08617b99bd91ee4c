import HapticSynthesis
import Synchronization

/// Where a thread that may allocate leaves patterns for one that renders, and takes them back.
///
/// A voice has one of a fixed number of places. `@unchecked Sendable` because what a place holds
/// belongs to one side at a time, and its stage, an atomic, says to which.
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

  /// One place.
  final class Place {
    let stage = Atomic<Stage>(.free)
    let isStopping = Atomic<Bool>(false)
    /// The sender's number; only the sender reads it.
    var id: UInt64 = 0
    /// The pattern, where it has come to.
    var renderer: PatternRenderer?
    /// The mixer's frame at which it begins.
    var start = 0
    /// Frames of its fading out that have passed.
    var faded = 0
  }

  let places: [Place]

  /// Makes an empty board.
  public init() {
    places = (0..<Self.capacity).map { _ in Place() }
  }

  /// Puts a pattern on the board.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - renderer: The pattern at its start, at the rate of the mixer; nobody else's from now on.
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
    place.faded = 0
    place.isStopping.store(false, ordering: .relaxed)
    place.stage.store(.playing, ordering: .releasing)
    return true
  }

  /// Silences a voice; does nothing where it is over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func stop(_ id: UInt64) {
    for place in places where place.id == id { place.isStopping.store(true, ordering: .relaxed) }
  }

  /// Lets go of what is over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func collect() {
    for place in places where place.stage.load(ordering: .acquiring) == .over {
      place.renderer = nil
      place.stage.store(.free, ordering: .releasing)
    }
  }

  /// Lets go of everything, where nobody renders any more.
  ///
  /// - Thread: any but the render thread, one at a time with `add`; after the mixer's actuator has
  ///   said that it is over.
  public func clear() {
    for place in places {
      place.renderer = nil
      place.stage.store(.free, ordering: .releasing)
    }
  }

  /// Whether a voice waits or plays.
  ///
  /// - Thread: any.
  public var isPlaying: Bool {
    places.contains { $0.stage.load(ordering: .acquiring) == .playing }
  }
}
