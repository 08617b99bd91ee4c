import TactusHapticSynthesis
import TactusPhoneHardware

/// A mixer that plays every voice of a board at its frame, added up and clipped at full scale.
///
/// It never ends: without voices it renders silence until its actuator is stopped.
public final class VoiceMixer: SignalSource {
  /// The fade-out time of a stopped or muted voice in milliseconds, which avoids a click.
  ///
  /// - Source: ours, a tenth of what an actuator may take to fall silent. Confidence: guess.
  private static let fadeTime = 2.0
  /// The number of frames rendered in one step.
  private static let step = 512

  /// Creates a mixer.
  ///
  /// - Parameters:
  ///   - board: The voices; the board must have no other mixer.
  ///   - sampleRate: Frames per second.
  public init(_ board: VoiceBoard, sampleRate: Double) {
    self.board = board
    fadeFrames = max(1, Int(sampleRate * Self.fadeTime / 1000))
    scratch = SignalBlock(capacity: Self.step)
    // The felt signal is not mixed.
    target = SignalBuffers(
      drive: scratch.drive.baseAddress, left: scratch.left.baseAddress,
      right: scratch.right.baseAddress)
    heardTarget = SignalBuffers(left: target.left, right: target.right)
  }

  deinit { scratch.deallocate() }

  /// Renders the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func fill(_ block: PlaybackBlock) -> Int {
    block.drive.update(repeating: 0, count: block.frameCount)
    block.left.update(repeating: 0, count: block.frameCount)
    block.right.update(repeating: 0, count: block.frameCount)
    for slot in board.slots where slot.stage.load(ordering: .acquiring) == .playing {
      if mix(slot, into: block) { slot.stage.store(.over, ordering: .releasing) }
    }
    cut(block)
    position += block.frameCount
    return block.frameCount
  }

  // MARK: Internals

  private let board: VoiceBoard
  private let fadeFrames: Int
  private let scratch: SignalBlock
  /// The parts of `scratch` into which voices are rendered.
  private let target: SignalBuffers
  /// The parts for voices that are only heard from now on.
  private let heardTarget: SignalBuffers
  /// The number of frames rendered so far.
  private var position = 0

  /// Adds the signal of a voice; returns whether the voice is over.
  private func mix(_ slot: VoiceBoard.VoiceSlot, into block: PlaybackBlock) -> Bool {
    let isStopping = slot.isStopping.load(ordering: .relaxed)
    // A voice that is stopped before its start is never played.
    if isStopping, !slot.hasBegun { return end(slot) }
    var frame = max(0, slot.start - position)
    guard frame < block.frameCount else { return false }
    if !slot.hasBegun { begin(slot) }
    if let stream = slot.stream {
      return mix(stream, slot, into: block, from: frame, isStopping: isStopping)
    }
    if let pattern = slot.rendered {
      return mix(pattern, slot, into: block, from: frame, isStopping: isStopping)
    }
    receive(slot)
    while frame < block.frameCount {
      guard let renderer = slot.renderer else { return end(slot) }
      let handoverFrame = handoverFrame(slot, renderer)
      if renderer.position >= handoverFrame {
        follow(slot, renderer)
        continue
      }
      if slot.next == nil, renderer.isFinished {
        if slot.successors.closeIfEmpty() { return true }
        receive(slot)
        continue
      }
      let count = min(Self.step, block.frameCount - frame, handoverFrame - renderer.position)
      let target = renderer.isDriveOver ? heardTarget : target
      renderer.render(count, into: target)
      gate(slot, count)
      if isStopping { fade(slot, count) }
      add(count, of: target, to: block, at: frame)
      frame += count
      if isStopping, slot.faded >= fadeFrames { return end(slot) }
    }
    return false
  }

  /// Adds streamed sound; returns whether it was stopped and has faded out.
  private func mix(
    _ stream: StreamVoice, _ slot: VoiceBoard.VoiceSlot, into block: PlaybackBlock, from start: Int,
    isStopping: Bool
  ) -> Bool {
    guard let left = scratch.left.baseAddress, let right = scratch.right.baseAddress else {
      return false
    }
    stream.begin(block.frameCount - start)
    var frame = start
    while frame < block.frameCount {
      let count = min(Self.step, block.frameCount - frame)
      stream.render(count, left, right)
      gate(slot, count)
      if isStopping { fade(slot, count) }
      add(count, of: heardTarget, to: block, at: frame)
      frame += count
      if isStopping, slot.faded >= fadeFrames { return end(slot) }
    }
    return false
  }

  /// Adds a prerendered pattern; returns whether the voice is over.
  private func mix(
    _ pattern: RenderedPattern, _ slot: VoiceBoard.VoiceSlot, into block: PlaybackBlock,
    from start: Int, isStopping: Bool
  ) -> Bool {
    var frame = start
    while frame < block.frameCount {
      guard slot.place < pattern.frameCount else { return end(slot) }
      let count = min(Self.step, block.frameCount - frame, pattern.frameCount - slot.place)
      pattern.copy(count, from: slot.place, into: target)
      slot.place += count
      gate(slot, count)
      if isStopping { fade(slot, count) }
      add(count, of: target, to: block, at: frame)
      frame += count
      if isStopping, slot.faded >= fadeFrames { return end(slot) }
    }
    return false
  }

  private func begin(_ slot: VoiceBoard.VoiceSlot) {
    slot.hasBegun = true
    slot.feltLevel = slot.isFelt.load(ordering: .relaxed) ? 1 : 0
    slot.heardLevel = Float(bitPattern: slot.loudness.load(ordering: .relaxed))
  }

  /// Ends a voice together with its successors; returns `true`: it is over.
  private func end(_ slot: VoiceBoard.VoiceSlot) -> Bool {
    if let waiting = slot.successors.close() { board.used.add(waiting) }
    return true
  }

  /// Receives the waiting successor, if there is one.
  private func receive(_ slot: VoiceBoard.VoiceSlot) {
    guard let waiting = slot.successors.take() else { return }
    if let older = slot.next {
      waiting.frame = min(waiting.frame, older.frame)
      board.used.add(older)
    }
    slot.next = waiting
  }

  /// Returns the frame at which the next renderer takes over; the largest integer if there is none.
  private func handoverFrame(_ slot: VoiceBoard.VoiceSlot, _ renderer: PatternRenderer) -> Int {
    guard let next = slot.next else { return .max }
    let frame = max(next.frame, renderer.earliestSeam)
    _ = renderer.makeSeam(at: frame)
    return frame
  }

  private func follow(_ slot: VoiceBoard.VoiceSlot, _ renderer: PatternRenderer) {
    guard let next = slot.next else { return }
    next.renderer.takeOver(from: renderer, expected: next.frame)
    slot.renderer = next.renderer
    next.renderer = renderer
    slot.next = nil
    board.used.add(next)
  }

  /// Applies the voice's gates to the frames just rendered.
  private func gate(_ slot: VoiceBoard.VoiceSlot, _ count: Int) {
    let felt: Float = slot.isFelt.load(ordering: .relaxed) ? 1 : 0
    let heard = Float(bitPattern: slot.loudness.load(ordering: .relaxed))
    guard felt != slot.feltLevel || heard != slot.heardLevel else {
      if felt != 1 { scale(target.drive, count, by: felt) }
      if heard != 1 {
        scale(target.left, count, by: heard)
        scale(target.right, count, by: heard)
      }
      return
    }
    let step = 1 / Float(fadeFrames)
    for index in 0..<count {
      slot.feltLevel += min(max(felt - slot.feltLevel, -step), step)
      slot.heardLevel += min(max(heard - slot.heardLevel, -step), step)
      scratch.drive[index] *= slot.feltLevel
      scratch.left[index] *= slot.heardLevel
      scratch.right[index] *= slot.heardLevel
    }
  }

  private func scale(_ signal: UnsafeMutablePointer<Float>?, _ count: Int, by level: Float) {
    guard let signal else { return }
    for index in 0..<count { signal[index] *= level }
  }

  /// Applies the fade-out to the frames just rendered.
  private func fade(_ slot: VoiceBoard.VoiceSlot, _ count: Int) {
    for index in 0..<count {
      let level = Float(max(0, fadeFrames - slot.faded)) / Float(fadeFrames)
      scratch.drive[index] *= level
      scratch.left[index] *= level
      scratch.right[index] *= level
      slot.faded += 1
    }
  }

  private func add(
    _ count: Int, of target: SignalBuffers, to block: PlaybackBlock, at start: Int
  ) {
    add(count, of: target.drive, to: block.drive + start)
    add(count, of: target.left, to: block.left + start)
    add(count, of: target.right, to: block.right + start)
  }

  private func add(
    _ count: Int, of source: UnsafeMutablePointer<Float>?, to target: UnsafeMutablePointer<Float>
  ) {
    guard let source else { return }
    for index in 0..<count { target[index] += source[index] }
  }

  private func cut(_ block: PlaybackBlock) {
    cut(block.drive, block.frameCount)
    cut(block.left, block.frameCount)
    cut(block.right, block.frameCount)
  }

  private func cut(_ signal: UnsafeMutablePointer<Float>, _ count: Int) {
    for index in 0..<count { signal[index] = min(max(signal[index], -1), 1) }
  }
}
