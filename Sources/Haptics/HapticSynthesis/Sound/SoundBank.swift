/// All tones and sounds of a score, and the sum of those that play.
///
/// - Thread: render, but for `init` and `deallocate`.
struct SoundBank {
  private let sounds: UnsafeMutableBufferPointer<ScoreSound>
  private let segments: UnsafeMutableBufferPointer<ScoreSegment>
  private let voices: VoicePool<SoundVoice>
  /// Memory of tones that do not play.
  private let idleTones: VoicePool<ToneVoice>
  private let room: SoundRoom
  private var next = 0
  private var volume: TrackReader
  private var pan: TrackReader
  private var brightness: TrackReader
  private var pitch: TrackReader

  init(_ score: Score, sampleRate: Double) {
    sounds = .allocate(capacity: score.sounds.count)
    _ = sounds.initialize(from: score.sounds)
    segments = .allocate(capacity: score.segments.count)
    _ = segments.initialize(from: score.segments)
    let most = score.mostAtOnce(score.sounds.map(\.span))
    voices = VoicePool(most)
    idleTones = VoicePool(most)
    for _ in 0..<most { idleTones.add(ToneVoice(allocating: true)) }
    room = SoundRoom(score.waveforms, sampleRate: sampleRate)
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
    room.deallocate()
    for track in [volume, pan, brightness, pitch] { track.deallocate() }
  }

  var isSilent: Bool { voices.count == 0 }
  var isFinished: Bool { isSilent && next == sounds.count }
  var left: SpanBuffer { room.left }
  var right: SpanBuffer { room.right }

  /// Starts and ends voices at a frame; returns the frame until which nothing else happens.
  mutating func prepare(at frame: Int) -> Int {
    // Those that end make room before others start: the pools have no more than is needed.
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
      idleTones.remove(idleTones.count - 1)
      voices.add(SoundVoice(sounds[next], tone: idleTones[idleTones.count].pointee))
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
    let isMoving = pitch.slope != 0 || brightness.slope != 0
    return isMoving ? min(end, frame + RenderSpan.longestMoving(room.sampleRate)) : end
  }

  /// Sums the voices of a span that `prepare` allows.
  mutating func render(_ span: RenderSpan) {
    room.left.clear(span.vectorCount)
    room.right.clear(span.vectorCount)
    guard voices.count > 0 else { return }
    room.level.clear(span.vectorCount)
    let moment = SoundMoment(start: controls(at: span.start), end: controls(at: span.end))
    for index in 0..<voices.count {
      let voice = voices[index]
      voice.pointee.add(span, segments[voice.pointee.currentSegment], moment, room)
    }
    limit(span)
  }

  // MARK: Internals

  private func controls(at frame: Int) -> SoundMoment.Controls {
    SoundMoment.Controls(
      volume: volume.value(at: frame), pan: pan.value(at: frame),
      brightness: brightness.value(at: frame), pitch: pitch.value(at: frame))
  }

  /// Brings sums of more than 1 back to 1, by the envelopes as for haptics (L1).
  private func limit(_ span: RenderSpan) {
    let one = SIMD8<Float>(repeating: 1)
    for vector in 0..<span.vectorCount {
      let gain = one / pointwiseMax(room.level[vector], one)
      room.left[vector] *= gain
      room.right[vector] *= gain
    }
  }
}
