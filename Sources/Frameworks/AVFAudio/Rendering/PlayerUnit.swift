import Synchronization

/// The rendering of a player node: its segments, one after another.
final class PlayerUnit: RenderUnit {
  /// The segments and commands from the app.
  let inbox = RenderMessageStack()

  /// The node time at frame 0 of the player time; `nil` while the player is not playing.
  ///
  /// - Thread: any.
  var origin: Int64? {
    let value = originBits.load(ordering: .relaxed)
    return value == .min ? nil : value
  }

  override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    receive()
    let output = node.buffers
    guard isPlaying else { return output.clear(count) }
    var cursor = 0
    if let waiting {
      let offset: Int64 =
        switch waiting {
        case .frame(let frame): frame - time
        case .host(let host): Self.frames(host - moment.hostTime, node.sampleRate)
        }
      guard offset < Int64(count) else { return output.clear(count) }
      cursor = max(0, Int(offset))
      output.clear(cursor)
      self.waiting = nil
      originBits.store(time + Int64(cursor) - played, ordering: .relaxed)
    }
    let beginning = cursor
    // The usual case needs no copy.
    if cursor == 0, let current,
      current._withUnsafeGuaranteedRef({ node.show($0, count) })
    {
      played += Int64(count)
      return
    }
    while cursor < count, let segment = head {
      let gap = segment.hasBegun ? 0 : gap(before: segment, at: cursor, node, moment)
      if gap > 0 {
        let frames = min(count - cursor, gap)
        output.clear(from: cursor, frames)
        cursor += frames
        continue
      }
      segment.hasBegun = true
      current = Swift.Unmanaged.passUnretained(segment.source)
      let frames = segment.source.read(into: output, at: cursor, count - cursor)
      cursor += frames
      guard frames == 0 else { continue }
      // A file that is not read in time is silent until it is.
      guard segment.source.isOver else { break }
      advance(segment)
    }
    output.clear(from: cursor, count - cursor)
    played += Int64(count - beginning)
  }

  override func prepare() {
    receive()
    guard readsAhead else { return }
    head?.source.prepare()
    head?.following?.source.prepare()
  }

  override func collect() -> [PlayerSegment] {
    _ = released.drain()
    return finished.drain().compactMap { $0 as? PlayerSegment }
  }

  override var hasFinished: Bool { !finished.isEmpty || !released.isEmpty }

  override func reset() { clear() }

  // MARK: Internals

  /// The finished segments and commands, which other threads release.
  private let finished = RenderMessageStack()
  private let released = RenderMessageStack()
  private let originBits = Atomic<Int64>(.min)

  private var head: PlayerSegment?
  private var tail: PlayerSegment?
  /// Whether a segment has to be read before it is rendered.
  private var readsAhead = false
  /// The source of the first segment, once it has begun; the render thread does no reference
  /// counting.
  private var current: Swift.Unmanaged<SegmentSource>?
  private var isPlaying = false
  /// The time at which the player begins to play.
  private var waiting: PlayerSegment.Start?
  /// The number of frames played since the last stop.
  private var played: Int64 = 0

  private static func frames(_ nanoseconds: Double, _ sampleRate: Double) -> Int64 {
    let frames = (nanoseconds / 1e9 * sampleRate).rounded()
    return Int64(min(max(frames, -1e15), 1e15))
  }

  private func receive() {
    var link = inbox.takeAll()
    while let taken = link {
      let message = taken.takeUnretainedValue()
      link = message.next
      switch message.kind {
      case .segment:
        append(unsafeDowncast(message, to: PlayerSegment.self))
        // The queue retains the segment.
        taken.release()
      case .command:
        handle(unsafeDowncast(message, to: PlayerCommandMessage.self).command)
        released.push(taken)
      case .plan: released.push(taken)
      }
    }
  }

  private func append(_ segment: PlayerSegment) {
    if segment.options.contains(.interrupts) { clear() }
    if let tail { tail.following = segment } else { head = segment }
    tail = segment
    readsAhead = readsAhead || segment.source.readsAhead
  }

  private func handle(_ command: PlayerCommandMessage.Command) {
    switch command {
    case .play(let start):
      guard !isPlaying else { return }
      isPlaying = true
      waiting = start ?? .frame(.min / 2)
    case .pause:
      isPlaying = false
      originBits.store(.min, ordering: .relaxed)
    case .stop:
      isPlaying = false
      played = 0
      originBits.store(.min, ordering: .relaxed)
      clear()
    }
  }

  /// Ends all segments.
  private func clear() {
    while let segment = head { finish(segment) }
  }

  private func finish(_ segment: PlayerSegment) {
    current = nil
    head = segment.following
    if head == nil { (tail, readsAhead) = (nil, false) }
    finished.push(Swift.Unmanaged.passRetained(segment))
  }

  /// Loops or ends a segment whose frames are used up.
  private func advance(_ segment: PlayerSegment) {
    let isInterrupted = segment.following?.options.contains(.interruptsAtLoop) ?? false
    if segment.options.contains(.loops), !isInterrupted, !segment.source.isEmpty {
      segment.source.rewind()
    } else {
      finish(segment)
    }
  }

  /// Returns the number of frames before the start of a segment.
  private func gap(
    before segment: PlayerSegment, at cursor: Int, _ node: RenderNode, _ moment: RenderMoment
  ) -> Int {
    switch segment.start {
    case nil: return 0
    case .frame(let frame)?:
      let position = time + Int64(cursor) - originBits.load(ordering: .relaxed)
      return Int(min(max(frame - position, 0), 1 << 40))
    case .host(let host)?:
      let frames = Self.frames(host - moment.hostTime, node.sampleRate) - Int64(cursor)
      return Int(min(max(frames, 0), 1 << 40))
    }
  }
}
