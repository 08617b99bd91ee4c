internal import Glibc
import Synchronization
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundFiles
internal import TactusSoundProcessing
import TactusThreads

/// A cache of the decoded sounds that apps' patterns name.
///
/// Sounds are decoded when a player is created, so that starting it waits for no disk. They are
/// decoded on the cache's own worker, by a caller that needs a sound before that, or by both
/// together; never while the phone's lock is held (`Outputs.OW8`). A sound that is still played is
/// never decoded again, however many there are.
final class WaveformCache: Sendable {
  /// Creates an empty cache.
  ///
  /// - Parameter onError: Called once with the error of each sound that cannot be read, on any
  ///   thread.
  init(onError: @escaping @Sendable (PhoneHostError) -> Void) {
    self.onError = onError
  }

  /// Decodes the sounds that are not in the cache yet.
  ///
  /// - Parameter inBackground: Whether the cache's worker decodes; otherwise the sounds are decoded
  ///   by `finishLoading()`, or before when one of them is needed.
  func load(_ paths: [String], sampleRate: Double, inBackground: Bool) {
    let files = paths.filter { StreamedSound(word: $0) == nil }
    let sounds = files.map { sound(Key(path: $0, sampleRate: sampleRate)) }
      .filter { !$0.isDecoded }
    guard !sounds.isEmpty else { return }
    if inBackground {
      decoder.post { [self] in for sound in sounds { _ = decoded(sound) } }
    } else {
      waiting.withLock { $0 += sounds }
    }
  }

  /// Decodes the sounds that wait, on the caller's thread and on that of the cache's worker, and
  /// reports errors in the order of the loads.
  func finishLoading() {
    let sounds = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    if sounds.count > 1 { decoder.post { [self] in for sound in sounds { decode(sound) } } }
    // From the other end, until both meet.
    for sound in sounds.reversed() { decode(sound) }
    for sound in sounds { _ = decoded(sound) }
  }

  /// Returns the sounds of a pattern; one that cannot be read is missing and stays silent.
  ///
  /// Decodes those that are not in the cache yet.
  func waveforms(of pattern: HapticPattern, sampleRate: Double) -> [String: Waveform] {
    finishLoading()
    var found: [String: Waveform] = [:]
    for path in Set(pattern.events.compactMap(\.waveform?.path))
    where StreamedSound(word: path) == nil {
      found[path] = decoded(sound(Key(path: path, sampleRate: sampleRate)))
    }
    return found
  }

  /// Keeps a sound that is in no file, and returns the name by which patterns refer to it.
  ///
  /// The sounds that were kept longest are forgotten.
  func keep(_ samples: [Float], sampleRate: Double, as name: String) -> String {
    kept.withLock { kept in
      kept.append((name, Waveform(sampleRate: sampleRate, channels: [samples])))
      if kept.count > Self.keptCount { kept.removeFirst() }
    }
    return name
  }

  // MARK: Internals

  /// The number of sounds that are in no file.
  ///
  /// - Source: ours: one is spoken at a time. Confidence: guess.
  private static let keptCount = 16
  /// The largest number of bytes of samples; beyond it the least recently used sound is removed.
  ///
  /// - Source: ours: twenty minutes of stereo at 48 kHz. If the sounds of the players are larger
  ///   together, each is decoded again when its player starts. Confidence: guess.
  private static let maximumBytes = 460_800_000
  /// The largest number of sounds; beyond it the least recently used one is removed.
  ///
  /// - Source: ours: in virtual time an audio engine's sound arrives as 50 files a second, of
  ///   which none is used twice. Confidence: guess.
  private static let maximumCount = 512
  /// The largest size of a file in bytes; an actuator waits while a file that it needs is read.
  ///
  /// - Source: ours: some three minutes of uncompressed stereo. Confidence: guess.
  private static let largestFile = 32 << 20

  private struct Key: Hashable, Sendable {
    var path: String
    var sampleRate: Double
  }

  /// A sound, which is decoded once.
  private final class Sound: Sendable {
    enum State {
      case waiting
      case decoded(Waveform)
      /// The file could not be read, which is reported once.
      case failed(SoundFileError, isReported: Bool)
    }

    let key: Key
    /// The result; locked while a thread decodes, so that others wait for it.
    let state = Mutex(State.waiting)
    /// Whether the sound is decoded; does not wait for a thread that decodes it.
    var isDecoded: Bool { hasResult.load(ordering: .acquiring) }
    let hasResult = Atomic(false)

    /// Creates a sound, decoded if a waveform is given.
    init(_ key: Key, _ waveform: Waveform?) {
      self.key = key
      guard let waveform else { return }
      state.withLock { $0 = .decoded(waveform) }
      hasResult.store(true, ordering: .releasing)
    }
  }

  private struct Entry {
    let sound: Sound
    var lastUse = 0
    /// The samples, once they are decoded.
    var waveform: WeakWaveform?
    /// The number of bytes of the samples, and a guess for the entry itself.
    var byteCount = 256

    /// Creates an entry, decoded if a waveform is given.
    init(_ key: Key, _ waveform: Waveform?) {
      sound = Sound(key, waveform)
      if let waveform { setWaveform(waveform) }
    }

    mutating func setWaveform(_ decoded: Waveform) {
      waveform = WeakWaveform(decoded)
      byteCount += decoded.frameCount * decoded.channelCount * MemoryLayout<Float>.size
    }
  }

  private struct Table {
    var entries: [Key: Entry] = [:]
    /// The sounds that were removed from the entries, and may still be played.
    var removed: [Key: WeakWaveform] = [:]
    var uses = 0

    /// Returns the most recently used entry; a new one if there is none.
    mutating func entry(_ key: Key) -> Entry {
      uses += 1
      var entry = entries[key] ?? Entry(key, removed[key]?.waveform)
      removed[key] = nil
      entry.lastUse = uses
      entries[key] = entry
      return entry
    }
  }

  private let table = Mutex(Table())
  /// The sounds that are in no file, by their names.
  private let kept = Mutex<[(name: String, waveform: Waveform)]>([])
  private let decoder = SerialWorker()
  /// The sounds that `finishLoading()` decodes.
  private let waiting = Mutex<[Sound]>([])
  private let onError: @Sendable (PhoneHostError) -> Void

  /// Returns the entry of a sound, which becomes the most recently used one.
  private func sound(_ key: Key) -> Sound {
    table.withLock { $0.entry(key).sound }
  }

  /// Returns the samples of a sound, decoded if they were not; `nil` if it cannot be read.
  private func decoded(_ sound: Sound) -> Waveform? {
    decode(sound)
    return sound.state.withLock { state in
      switch state {
      case .waiting: return nil
      case .decoded(let waveform): return waveform
      case .failed(let error, let isReported):
        if !isReported { onError(.sound(path: sound.key.path, reason: error.reason)) }
        state = .failed(error, isReported: true)
        return nil
      }
    }
  }

  /// Decodes a sound unless it is decoded; waits for another thread that does.
  private func decode(_ sound: Sound) {
    sound.state.withLock { state in
      guard case .waiting = state else { return }
      do throws(SoundFileError) {
        let waveform = try read(sound.key)
        state = .decoded(waveform)
        evict(besides: sound.key, of: waveform)
      } catch {
        state = .failed(error, isReported: false)
      }
      sound.hasResult.store(true, ordering: .releasing)
    }
  }

  /// Records the samples of a sound, and removes the least recently used others beyond the limit.
  private func evict(besides key: Key, of waveform: Waveform) {
    table.withLock { table in
      table.entries[key]?.setWaveform(waveform)
      table.removed = table.removed.filter { $0.value.waveform != nil }
      var total = table.entries.values.reduce(0) { $0 + $1.byteCount }
      while total > Self.maximumBytes || table.entries.count > Self.maximumCount,
        let oldest = table.entries.filter({ $0.key != key })
          .min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        total -= oldest.value.byteCount
        table.entries[oldest.key] = nil
        table.removed[oldest.key] = oldest.value.waveform
      }
    }
  }

  private func read(_ key: Key) throws(SoundFileError) -> Waveform {
    let part = SoundFragment(word: key.path)
    let path = part.path
    if let kept = kept.withLock({ $0.first { $0.name == path } }) {
      return kept.waveform.converted(to: key.sampleRate).from(part.start)
    }
    func refusal(_ reason: String) -> SoundFileError {
      SoundFileError(path: key.path, action: .read, reason: reason)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw refusal(String(cString: strerror(errno))) }
    // Reading a pipe would block the phone until its writer closes it.
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("it is not a file") }
    guard status.st_size <= Self.largestFile else {
      throw refusal("it is larger than \(Self.largestFile >> 20) MB")
    }
    let whole = try SoundFileReader.read(path, sampleRate: key.sampleRate)
    guard part.word != part.path else { return whole }
    let rest = whole.from(part.start)
    // AudioSession.PY7.
    guard part.rate != 1 else { return rest }
    guard let stretched = rest.stretched(by: part.rate) else {
      throw refusal("its speed cannot be changed: libSoundTouchDll.so.1 cannot be loaded")
    }
    return stretched
  }
}

extension Waveform {
  /// Returns the sound without its first seconds.
  fileprivate func from(_ start: Double) -> Waveform {
    dropFirst(Int((start * sampleRate).rounded()))
  }

  /// Returns the sound of one channel at another sample rate.
  fileprivate func converted(to rate: Double) -> Waveform {
    guard rate != sampleRate, let samples = channels.first, !samples.isEmpty,
      let converter = RateConverter(channelCount: 1)
    else { return self }
    let ratio = rate / sampleRate
    guard RateConverter.accepts(ratio: ratio) else { return self }
    let capacity = Int(Double(samples.count) * ratio) + 64
    let output = [Float](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = samples.withUnsafeBufferPointer { input in
        guard let first = input.baseAddress else { return 0 }
        return converter.convert(
          first, input.count, into: start, capacity, ratio: ratio, isEnd: true
        ).written
      }
    }
    return Waveform(sampleRate: rate, channels: [output])
  }
}
