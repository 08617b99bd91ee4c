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
    // What is felt is not mixed.
    target = SignalBuffers(
      drive: scratch.drive.baseAddress, left: scratch.left.baseAddress,
      right: scratch.right.baseAddress)
  }

  deinit { scratch.deallocate() }

  /// Renders the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func fill(_ block: PlaybackBlock) -> Int {
    block.drive.update(repeating: 0, count: block.frameCount)
    block.left.update(repeating: 0, count: block.frameCount)
    block.right.update(repeating: 0, count: block.frameCount)
    for place in board.places where place.stage.load(ordering: .acquiring) == .playing {
      if mix(place, into: block) { place.stage.store(.over, ordering: .releasing) }
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
  /// The number of frames rendered so far.
  private var position = 0

  /// Adds the signal of a voice; returns whether the voice is over.
  private func mix(_ place: VoiceBoard.Place, into block: PlaybackBlock) -> Bool {
    let isStopping = place.isStopping.load(ordering: .relaxed)
    // A voice that is stopped before its start is never played.
    if isStopping, !place.hasBegun { return end(place) }
    var frame = max(0, place.start - position)
    guard frame < block.frameCount else { return false }
    if !place.hasBegun { begin(place) }
    if let stream = place.stream {
      return mix(stream, place, into: block, from: frame, isStopping: isStopping)
    }
    receive(place)
    while frame < block.frameCount {
      guard let renderer = place.renderer else { return end(place) }
      let seam = seam(place, renderer)
      if renderer.position >= seam {
        follow(place, renderer)
        continue
      }
      if place.next == nil, renderer.isFinished {
        if place.successors.closeIfEmpty() { return true }
        receive(place)
        continue
      }
      let count = min(Self.step, block.frameCount - frame, seam - renderer.position)
      renderer.render(count, into: target)
      gate(place, count)
      if isStopping { fade(place, count) }
      add(count, to: block, at: frame)
      frame += count
      if isStopping, place.faded >= fadeFrames { return end(place) }
    }
    return false
  }

  /// Adds the sound that an app writes; returns whether it was stopped and has faded out.
  private func mix(
    _ stream: StreamVoice, _ place: VoiceBoard.Place, into block: PlaybackBlock, from start: Int,
    isStopping: Bool
  ) -> Bool {
    guard let left = scratch.left.baseAddress, let right = scratch.right.baseAddress else {
      return false
    }
    stream.begin(block.frameCount - start)
    scratch.drive.update(repeating: 0)
    var frame = start
    while frame < block.frameCount {
      let count = min(Self.step, block.frameCount - frame)
      stream.render(count, left, right)
      gate(place, count)
      if isStopping { fade(place, count) }
      add(count, to: block, at: frame)
      frame += count
      if isStopping, place.faded >= fadeFrames { return end(place) }
    }
    return false
  }

  private func begin(_ place: VoiceBoard.Place) {
    place.hasBegun = true
    place.feltLevel = place.isFelt.load(ordering: .relaxed) ? 1 : 0
    place.heardLevel = Float(bitPattern: place.loudness.load(ordering: .relaxed))
  }

  /// Ends a voice together with its successors.
  private func end(_ place: VoiceBoard.Place) -> Bool {
    if let waiting = place.successors.close() { board.used.add(waiting) }
    return true
  }

  /// Receives the waiting successor, if there is one.
  private func receive(_ place: VoiceBoard.Place) {
    guard let waiting = place.successors.take() else { return }
    if let older = place.next {
      waiting.frame = min(waiting.frame, older.frame)
      board.used.add(older)
    }
    place.next = waiting
  }

  /// Returns the frame at which the next renderer takes over; the largest integer if there is none.
  private func seam(_ place: VoiceBoard.Place, _ renderer: PatternRenderer) -> Int {
    guard let next = place.next else { return .max }
    let frame = max(next.frame, renderer.earliestSeam)
    _ = renderer.makeSeam(at: frame)
    return frame
  }

  private func follow(_ place: VoiceBoard.Place, _ renderer: PatternRenderer) {
    guard let next = place.next else { return }
    next.renderer.takeOver(from: renderer, expected: next.frame)
    place.renderer = next.renderer
    next.renderer = renderer
    place.next = nil
    board.used.add(next)
  }

  /// Applies the voice's gates to the frames just rendered.
  private func gate(_ place: VoiceBoard.Place, _ count: Int) {
    let felt: Float = place.isFelt.load(ordering: .relaxed) ? 1 : 0
    let heard = Float(bitPattern: place.loudness.load(ordering: .relaxed))
    guard felt != place.feltLevel || heard != place.heardLevel else {
      if felt != 1 { scale(target.drive, count, by: felt) }
      if heard != 1 {
        scale(target.left, count, by: heard)
        scale(target.right, count, by: heard)
      }
      return
    }
    let step = 1 / Float(fadeFrames)
    for index in 0..<count {
      place.feltLevel += min(max(felt - place.feltLevel, -step), step)
      place.heardLevel += min(max(heard - place.heardLevel, -step), step)
      scratch.drive[index] *= place.feltLevel
      scratch.left[index] *= place.heardLevel
      scratch.right[index] *= place.heardLevel
    }
  }

  private func scale(_ signal: UnsafeMutablePointer<Float>?, _ count: Int, by level: Float) {
    guard let signal else { return }
    for index in 0..<count { signal[index] *= level }
  }

  /// Applies the fade-out to the frames just rendered.
  private func fade(_ place: VoiceBoard.Place, _ count: Int) {
    for index in 0..<count {
      let level = Float(max(0, fadeFrames - place.faded)) / Float(fadeFrames)
      scratch.drive[index] *= level
      scratch.left[index] *= level
      scratch.right[index] *= level
      place.faded += 1
    }
  }

  private func add(_ count: Int, to block: PlaybackBlock, at start: Int) {
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
