import Synchronization

/// A ring buffer that passes the sound of enqueued buffers to the rendering thread.
///
/// One thread at a time writes, which the queue's lock ensures; the rendering thread reads.
final class OutputRing: @unchecked Sendable {
  // The rendering thread owns `index`, `offset`, `gain` and `ramp`, and the entries from `consumed`
  // to `written`; all others belong to the writing thread.

  /// The sound of one buffer.
  struct Entry {
    var buffer: AudioQueueBufferRef
    /// The samples of all channels, one channel after another.
    var samples: UnsafeMutablePointer<Float>
    var frameCount: Int
    /// The earliest frame of the queue at which it begins.
    var start: Double
    /// The volume from its first frame on; NaN for no change.
    var volume: Float
  }

  /// The maximum number of enqueued buffers.
  ///
  /// - Source: ours: some times what apps enqueue. Confidence: guess.
  static let capacity = 1024

  let channelCount: Int
  let sampleRate: Double
  /// Called by the rendering thread, which must be the main one, when a buffer is used up or none
  /// is left; `nil` in real time.
  private let onConsumed: (@Sendable () -> Void)?

  init(
    channelCount: Int, sampleRate: Double, onConsumed: (@Sendable () -> Void)?
  ) {
    (self.channelCount, self.sampleRate) = (channelCount, sampleRate)
    self.onConsumed = onConsumed
    entries = .allocate(capacity: Self.capacity)
    meters = .allocate(capacity: channelCount)
    for channel in 0..<channelCount { (meters + channel).initialize(to: Atomic(0)) }
  }

  deinit {
    for number in retired..<written.load(ordering: .acquiring) {
      entries[number % Self.capacity].samples.deallocate()
    }
    entries.deallocate()
    meters.deinitialize(count: channelCount)
    meters.deallocate()
  }

  // MARK: Writing

  /// Whether there is room for another buffer.
  var hasRoom: Bool { written.load(ordering: .relaxed) - retired < Self.capacity }

  /// Adds a buffer; returns the number of frames before it.
  func add(_ entry: Entry) -> Int {
    let number = written.load(ordering: .relaxed)
    (entries + number % Self.capacity).initialize(to: entry)
    written.store(number + 1, ordering: .releasing)
    return pendingFrames(before: number)
  }

  /// The number of pending frames.
  var pendingFrameCount: Int { pendingFrames(before: written.load(ordering: .relaxed)) }

  /// Discards all buffers, as soon as the rendering thread notices.
  func discardAll() { discarded.store(written.load(ordering: .relaxed), ordering: .releasing) }

  /// Discards all buffers while nothing renders.
  func discardNow() {
    discardAll()
    takeDiscarded()
  }

  /// Removes used buffers; returns them in order.
  func collect() -> [AudioQueueBufferRef] {
    var buffers: [AudioQueueBufferRef] = []
    let end = consumed.load(ordering: .acquiring)
    while retired < end {
      let entry = entries[retired % Self.capacity]
      entry.samples.deallocate()
      if retired >= returned { buffers.append(entry.buffer) }
      retired += 1
    }
    returned = max(returned, retired)
    return buffers
  }

  /// Returns the discarded buffers, whose samples remain until `collect`.
  func takeBack() -> [AudioQueueBufferRef] {
    let end = discarded.load(ordering: .relaxed)
    var buffers: [AudioQueueBufferRef] = []
    while returned < end {
      buffers.append(entries[returned % Self.capacity].buffer)
      returned += 1
    }
    return buffers
  }

  /// Prepares for another start while nothing renders.
  func restart() {
    elapsed.store(0, ordering: .relaxed)
    drainedAt.store(0, ordering: .relaxed)
    origin.store(Double.nan.bitPattern, ordering: .relaxed)
    isDraining.store(false, ordering: .relaxed)
  }

  // MARK: Settings

  /// The phone's time of the first frame in nanoseconds; 0 for as soon as possible.
  let startHost = Atomic<UInt64>(0)
  /// Whether playback is paused.
  let isPaused = Atomic(false)
  /// Whether the queue stops after its last buffer.
  let isDraining = Atomic(false)
  /// Whether levels are metered.
  let metersLevels = Atomic(false)

  /// Sets the volume, which is reached over a number of frames.
  func setVolume(_ volume: Float, frames: Int) {
    rampFrames.store(frames, ordering: .relaxed)
    wantedVolume.store(volume.bitPattern, ordering: .releasing)
  }

  // MARK: Observing

  /// The phone's time of the end of the last buffer, in nanoseconds; 0 while there is more.
  var endHost: UInt64 { drainedAt.load(ordering: .acquiring) }

  /// Whether there are used buffers.
  var hasConsumed: Bool { consumed.load(ordering: .relaxed) > retired }

  /// The number of frames that were rendered since the start.
  var renderedFrame: Double { Double(elapsed.load(ordering: .relaxed)) }

  /// The number of gaps between rendered frames.
  var gapCount: Int { gaps.load(ordering: .relaxed) }

  /// Returns the frame that is heard at a host time; `nil` before the first one.
  func position(at host: UInt64) -> Double? {
    let origin = Double(bitPattern: origin.load(ordering: .relaxed))
    guard !origin.isNaN else { return nil }
    let frames = (Double(host) - origin) / 1e9 * sampleRate
    return min(max(0, frames), Double(elapsed.load(ordering: .relaxed)))
  }

  /// The levels of the channels in the last slice.
  var levels: [AudioQueueLevelMeterState] {
    (0..<channelCount).map { channel in
      let bits = meters[channel].load(ordering: .relaxed)
      return AudioQueueLevelMeterState(
        mAveragePower: Float(bitPattern: UInt32(truncatingIfNeeded: bits)),
        mPeakPower: Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 32)))
    }
  }

  // MARK: Rendering

  /// Renders frames; returns whether they are silent.
  ///
  /// - Thread: render. Neither allocates, locks nor logs, except in virtual time.
  func render(
    _ count: Int, atHost host: UInt64, into list: UnsafeMutableAudioBufferListPointer
  ) -> Bool {
    clear(list, 0, count)
    takeDiscarded()
    var done = framesBeforeStart(count, host)
    guard done < count, !isPaused.load(ordering: .relaxed) else { return true }
    let first = done
    follow(host, first)
    var isSilent = true
    while done < count {
      takeDiscarded()
      guard index < written.load(ordering: .acquiring) else {
        guard let onConsumed, !isDraining.load(ordering: .relaxed) else { break }
        // In virtual time, the app can enqueue the next buffer here.
        onConsumed()
        takeDiscarded()
        guard index < written.load(ordering: .acquiring) else { break }
        continue
      }
      let entry = entries[index % Self.capacity]
      if offset == 0 {
        let place = Double(elapsed.load(ordering: .relaxed) + done - first)
        let wait = Int(min(max(0, entry.start - place), Double(count - done)).rounded())
        done += wait
        if done == count { break }
        if !entry.volume.isNaN { setVolume(entry.volume, frames: 0) }
      }
      let part = min(count - done, entry.frameCount - offset)
      copy(entry, part, to: list, done)
      isSilent = false
      done += part
      offset += part
      guard offset == entry.frameCount else { break }
      (index, offset) = (index + 1, 0)
      consumed.store(index, ordering: .releasing)
      onConsumed?()
    }
    elapsed.store(elapsed.load(ordering: .relaxed) + count - first, ordering: .relaxed)
    if isDraining.load(ordering: .relaxed), endHost == 0,
      index >= written.load(ordering: .acquiring)
    {
      let end = Double(host) + Double(done) / sampleRate * 1e9
      drainedAt.store(max(1, UInt64(end)), ordering: .releasing)
      onConsumed?()
    }
    if metersLevels.load(ordering: .relaxed) { measure(list, count) }
    return isSilent
  }

  // MARK: Internals

  private let entries: UnsafeMutablePointer<Entry>
  private let meters: UnsafeMutablePointer<Atomic<UInt64>>
  private let written = Atomic(0)
  private let consumed = Atomic(0)
  private let discarded = Atomic(0)
  private let wantedVolume = Atomic<UInt32>(Float(1).bitPattern)
  private let rampFrames = Atomic(0)
  private let elapsed = Atomic(0)
  /// The phone's time of frame 0 in nanoseconds; NaN before it is rendered.
  private let origin = Atomic<UInt64>(Double.nan.bitPattern)
  private let drainedAt = Atomic<UInt64>(0)
  private let gaps = Atomic(0)

  /// The number of entries whose samples have been freed.
  private var retired = 0
  /// The number of entries whose buffers have been returned.
  private var returned = 0

  private var index = 0
  private var offset = 0
  private var gain: Float = 1
  private var goal: Float = 1
  private var step: Float = 0

  private func pendingFrames(before end: Int) -> Int {
    let start = max(consumed.load(ordering: .acquiring), discarded.load(ordering: .relaxed))
    guard start < end else { return 0 }
    return (start..<end).reduce(0) { $0 + entries[$1 % Self.capacity].frameCount }
  }

  private func takeDiscarded() {
    let end = discarded.load(ordering: .acquiring)
    guard index < end else { return }
    (index, offset) = (end, 0)
    consumed.store(end, ordering: .releasing)
  }

  /// Returns the number of frames before the start time.
  private func framesBeforeStart(_ count: Int, _ host: UInt64) -> Int {
    let start = startHost.load(ordering: .relaxed)
    guard start > host else { return 0 }
    let frames = (Double(start - host) / 1e9 * sampleRate).rounded()
    return Int(min(frames, Double(count)))
  }

  /// Records the time of a slice, and whether there is a gap before it.
  private func follow(_ host: UInt64, _ first: Int) {
    let frame = Double(elapsed.load(ordering: .relaxed))
    let new = Double(host) + (Double(first) - frame) / sampleRate * 1e9
    let old = Double(bitPattern: origin.load(ordering: .relaxed))
    if !old.isNaN, abs(new - old) > 2e6 {
      gaps.store(gaps.load(ordering: .relaxed) + 1, ordering: .relaxed)
    }
    // Rounding of the host time does not move the origin.
    if old.isNaN || abs(new - old) > 2e6 { origin.store(new.bitPattern, ordering: .relaxed) }
  }

  private func clear(_ list: UnsafeMutableAudioBufferListPointer, _ first: Int, _ count: Int) {
    for channel in 0..<list.count {
      guard let data = list[channel].mData?.assumingMemoryBound(to: Float.self) else { continue }
      (data + first).update(repeating: 0, count: count)
    }
  }

  private func copy(
    _ entry: Entry, _ count: Int, to list: UnsafeMutableAudioBufferListPointer, _ place: Int
  ) {
    let wanted = Float(bitPattern: wantedVolume.load(ordering: .acquiring))
    if wanted != goal {
      goal = wanted
      let frames = rampFrames.load(ordering: .relaxed)
      step = frames > 0 ? (goal - gain) / Float(frames) : 0
      if frames <= 0 { gain = goal }
    }
    var level = gain
    for channel in 0..<min(list.count, channelCount) {
      guard let data = list[channel].mData?.assumingMemoryBound(to: Float.self) else { continue }
      let source = entry.samples + channel * entry.frameCount + offset
      level = gain
      for frame in 0..<count {
        if level != goal {
          level += step
          if step == 0 || (goal - level) * step <= 0 { level = goal }
        }
        data[place + frame] = source[frame] * level
      }
    }
    gain = level
  }

  private func measure(_ list: UnsafeMutableAudioBufferListPointer, _ count: Int) {
    for channel in 0..<min(list.count, channelCount) {
      guard let data = list[channel].mData?.assumingMemoryBound(to: Float.self) else { continue }
      var (sum, peak) = (Float(0), Float(0))
      for frame in 0..<count {
        sum += data[frame] * data[frame]
        peak = max(peak, abs(data[frame]))
      }
      let average = (sum / Float(max(1, count))).squareRoot()
      meters[channel].store(
        UInt64(average.bitPattern) | UInt64(peak.bitPattern) << 32, ordering: .relaxed)
    }
  }
}
