/// The tones and sounds of a score, and the sum of the playing ones.
///
/// - Thread: render, except `init` and `deallocate`.
struct SoundBank: ~Copyable {
  let sounds: UnsafeMutableBufferPointer<ScoreSound>
  let segments: UnsafeMutableBufferPointer<ScoreSegment>
  let labels: LabelTable
  let voices: VoicePool<SoundVoice>
  /// The memory of idle tones.
  let idleTones: VoicePool<ToneVoice>
  private let room: SoundContext
  var next = 0
  /// The end of the current step of tones; `nil` while their parameters are constant.
  private var stepEnd: Int?
  private var volume: TrackReader
  private var pan: TrackReader
  private var brightness: TrackReader
  private(set) var pitch: TrackReader

  /// Creates the bank of a score.
  ///
  /// - Parameter lateness: The maximum delay of an event in frames.
  init(_ score: Score, sampleRate: Double, lateness: Int) {
    sounds = .allocate(capacity: score.sounds.count)
    _ = sounds.initialize(from: score.sounds)
    segments = .allocate(capacity: score.segments.count)
    _ = segments.initialize(from: score.segments)
    labels = LabelTable(score.sounds.lazy.map(\.label))
    let most = score.maximumSimultaneous(score.sounds.map(\.span), lateness: lateness)
    voices = VoicePool(most)
    idleTones = VoicePool(most)
    while !idleTones.isFull { idleTones.add(ToneVoice(allocating: true)) }
    room = SoundContext(score.waveforms, sampleRate: sampleRate)
    volume = TrackReader(score.tracks.volume)
    pan = TrackReader(score.tracks.pan)
    brightness = TrackReader(score.tracks.brightness)
    pitch = TrackReader(score.tracks.pitch)
  }

  func deallocate() {
    for index in 0..<idleTones.count { idleTones[index].pointee.deallocate() }
    for index in 0..<voices.count { voices[index].pointee.toneMemory.deallocate() }
    voices.deallocate()
    idleTones.deallocate()
    sounds.deallocate()
    segments.deallocate()
    labels.deallocate()
    room.deallocate()
    for track in [volume, pan, brightness, pitch] { track.deallocate() }
  }

  var isSilent: Bool { voices.count == 0 }
  var isFinished: Bool { isSilent && next == sounds.count }
  var left: SpanBuffer { room.left }
  var right: SpanBuffer { room.right }

  /// Starts and ends voices at a frame; returns the frame of the next change.
  mutating func prepare(at frame: Int) -> Int {
    // Voices end before others start, because the pools have the minimum capacity.
    var end = Int.max
    var index = 0
    while index < voices.count {
      if voices[index].pointee.advance(to: frame, in: segments) {
        end = min(end, segments[voices[index].pointee.currentSegment].end)
        index += 1
      } else {
        idleTones.add(voices[index].pointee.toneMemory)
        voices.remove(index)
      }
    }
    while next < sounds.count, sounds[next].span.start <= frame {
      if let tone = takeTone() {
        var voice = SoundVoice(sounds[next], tone: tone)
        if let joined = sounds[next].joined { follow(joined, &voice) }
        voices.add(voice)
      }
      end = min(end, segments[sounds[next].span.firstSegment].end)
      next += 1
    }
    if next < sounds.count { end = min(end, sounds[next].span.start) }
    guard voices.count > 0 else { return end }
    volume.advance(to: frame)
    pan.advance(to: frame)
    brightness.advance(to: frame)
    pitch.advance(to: frame)
    end = min(end, volume.end, pan.end)
    end = min(end, brightness.end, pitch.end)
    let step = frame - frame % SoundParameters.step
    let isMoving = pitch.isMoving(since: step) || brightness.isMoving(since: step)
    stepEnd = isMoving ? step + SoundParameters.step : nil
    return min(end, stepEnd ?? end)
  }

  /// Adds up the voices of a span that `prepare` allows.
  mutating func render(_ span: RenderSpan) {
    room.left.clear(span.vectorCount)
    room.right.clear(span.vectorCount)
    guard voices.count > 0 else { return }
    room.level.clear(span.vectorCount)
    let moment = SoundParameters(
      start: controls(at: span.start), end: controls(at: span.end), color: color(of: span))
    for index in 0..<voices.count {
      let voice = voices[index]
      voice.pointee.add(span, segments[voice.pointee.currentSegment], moment, room)
    }
    limit(span)
  }

  /// Returns the memory for a tone's partials; `nil` if the maximum number of tones plays
  /// (Signal.Z7).
  func takeTone() -> ToneVoice? {
    guard idleTones.count > 0 else { return nil }
    idleTones.remove(idleTones.count - 1)
    return idleTones[idleTones.count].pointee
  }

  /// Moves the parameters to any frame.
  mutating func seekTracks(to frame: Int) {
    volume.seek(to: frame)
    pan.seek(to: frame)
    brightness.seek(to: frame)
    pitch.seek(to: frame)
  }

  // MARK: Internals

  /// Gives a tone the phase of the playing tone that it continues.
  private func follow(_ label: UInt64, _ voice: inout SoundVoice) {
    for index in 0..<voices.count where voices[index].pointee.sound.label == label {
      voice.follow(voices[index].pointee)
      return
    }
  }

  private func controls(at frame: Int) -> SoundParameters.Controls {
    SoundParameters.Controls(
      volume: volume.value(at: frame), pan: pan.value(at: frame), pitch: pitch.value(at: frame))
  }

  private func color(of span: RenderSpan) -> SoundParameters.Color {
    let step = span.start - span.start % SoundParameters.step
    return SoundParameters.Color(
      pitch: pitch.value(since: step), brightness: brightness.value(since: step),
      share: stepEnd.map { Float(span.frameCount) / Float($0 - span.start) })
  }

  /// Limits sums above 1 to 1, by the envelopes as for haptics (Signal.L1).
  private func limit(_ span: RenderSpan) {
    let one = SIMD8<Float>(repeating: 1)
    for vector in 0..<span.vectorCount where !all(room.level[vector] .<= one) {
      let gain = one / pointwiseMax(room.level[vector], one)
      room.left[vector] *= gain
      room.right[vector] *= gain
    }
  }
}
