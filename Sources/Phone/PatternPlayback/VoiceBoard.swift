import Synchronization
import TactusHapticSynthesis

/// The shared board on which a sending thread places patterns for a render thread, and takes them
/// back.
///
/// Each voice occupies one of a fixed number of slots. `@unchecked Sendable` because the contents
/// of a slot belong to one side at a time, given by its atomic stage. A voice that is played live
/// receives a succession of renderers, each at a frame.
public final class VoiceBoard: @unchecked Sendable {
  /// The maximum number of voices.
  ///
  /// - Source: ours: twice what one app may ask for within the longest feedback. Confidence: guess.
  public static let capacity = 64

  /// The owner of a slot.
  enum Stage: Int, AtomicRepresentable {
    /// The slot is empty; the sender owns it.
    case free
    /// The voice waits or plays; the renderer owns the slot, except for its number.
    case playing
    /// The voice is over; the sender owns the slot.
    case over
  }

  let slots: [VoiceSlot]
  let used = UsedSuccessors()

  /// Creates an empty board.
  public init() {
    slots = (0..<Self.capacity).map { _ in VoiceSlot() }
  }

  deinit { clear() }

  /// Adds a voice.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - renderer: The pattern at its start, at the mixer's rate; owned by the board from now on.
  ///   - start: The mixer's frame at which the voice begins; a past one means immediately.
  /// - Returns: `false` if every slot is taken.
  /// - Thread: any but the render thread, one at a time.
  public func add(_ id: UInt64, _ renderer: sending PatternRenderer, at start: Int) -> Bool {
    guard let slot = freeSlot() else { return false }
    slot.renderer = renderer
    play(id, at: slot, from: start)
    return true
  }

  /// Adds a voice of a prerendered pattern.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - pattern: The samples, at the mixer's rate.
  ///   - start: The mixer's frame at which the voice begins; a past one means immediately.
  /// - Returns: `false` if every slot is taken.
  /// - Thread: any but the render thread, one at a time.
  public func add(_ id: UInt64, _ pattern: RenderedPattern, at start: Int) -> Bool {
    guard let slot = freeSlot() else { return false }
    slot.rendered = pattern
    play(id, at: slot, from: start)
    return true
  }

  /// Adds a voice of streamed sound; it lasts until it is stopped.
  ///
  /// - Parameters:
  ///   - id: The sender's number, for `stop`.
  ///   - stream: The sound at its start, at the mixer's rate.
  ///   - start: The mixer's frame at which the voice begins; a past one means immediately.
  /// - Returns: `false` if every slot is taken.
  /// - Thread: any but the render thread, one at a time.
  public func add(_ id: UInt64, _ stream: StreamVoice, at start: Int) -> Bool {
    guard let slot = freeSlot() else { return false }
    slot.stream = stream
    play(id, at: slot, from: start)
    return true
  }

  /// Returns whether a voice waits or plays.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func plays(_ id: UInt64) -> Bool {
    slots.contains { $0.id == id && $0.stage.load(ordering: .acquiring) == .playing }
  }

  /// Silences a voice; does nothing if it is over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func stop(_ id: UInt64) {
    for slot in slots where slot.id == id { slot.isStopping.store(true, ordering: .relaxed) }
  }

  /// Silences all voices.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func stopAll() {
    for slot in slots { slot.isStopping.store(true, ordering: .relaxed) }
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
      let slot = slots.first(where: {
        $0.id == id && $0.rendered == nil && $0.stage.load(ordering: .acquiring) == .playing
      })
    else { return false }
    // The successor starts one frame early, as the end of an event may be rounded to either frame.
    return slot.successors.put(SuccessorRenderer(renderer, at: frame - 1))
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
    for slot in slots where slot.id == id {
      slot.isFelt.store(haptics, ordering: .relaxed)
      slot.loudness.store(loudness.bitPattern, ordering: .relaxed)
    }
  }

  /// Releases the voices that are over.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func collect() {
    used.release()
    for slot in slots where slot.stage.load(ordering: .acquiring) == .over {
      slot.clear()
      slot.stage.store(.free, ordering: .releasing)
    }
  }

  /// Releases all voices, when no thread renders any more.
  ///
  /// - Thread: any but the render thread, one at a time with `add`; after the end of the mixer's
  ///   actuator.
  public func clear() {
    used.release()
    for slot in slots {
      slot.clear()
      slot.stage.store(.free, ordering: .releasing)
    }
  }

  /// Whether a voice waits or plays.
  ///
  /// - Thread: any.
  public var isPlaying: Bool {
    slots.contains { $0.stage.load(ordering: .acquiring) == .playing }
  }

  /// Returns whether a voice other than the given one waits or plays and is not being stopped.
  ///
  /// - Thread: any but the render thread, one at a time with `add`.
  public func hasOther(than id: UInt64) -> Bool {
    slots.contains { slot in
      slot.stage.load(ordering: .acquiring) == .playing && slot.id != id
        && !slot.isStopping.load(ordering: .relaxed)
    }
  }

  // MARK: Internals

  /// Returns a slot without a voice; `nil` if every slot is taken.
  private func freeSlot() -> VoiceSlot? {
    collect()
    return slots.first { $0.stage.load(ordering: .acquiring) == .free }
  }

  /// Lets the voice of a slot begin at the mixer's frame.
  private func play(_ id: UInt64, at slot: VoiceSlot, from start: Int) {
    slot.id = id
    slot.start = start
    slot.prepare()
    slot.stage.store(.playing, ordering: .releasing)
  }
}
