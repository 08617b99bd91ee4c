internal import Glibc
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundFiles

/// A cache of the decoded sounds that apps' patterns name.
///
/// Sounds are read when a player is created, so that starting it waits for no disk.
struct WaveformCache {
  /// The largest number of bytes of samples; beyond it the least recently used sound is removed.
  ///
  /// - Source: ours: ten minutes of stereo at 48 kHz. Confidence: guess.
  private static let maximumBytes = 230_400_000
  /// The largest size of a file in bytes; the phone waits while a file is read.
  ///
  /// - Source: ours: some three minutes of uncompressed stereo. Confidence: guess.
  private static let largestFile = 32 << 20

  private struct Key: Hashable {
    var path: String
    var sampleRate: Double
  }

  private struct Entry {
    /// The samples; `nil` if the file could not be read, which is reported once.
    var waveform: Waveform?
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// Reads the sounds that are not in the cache yet.
  mutating func load(
    _ paths: [String], sampleRate: Double, onError: (PhoneHostError) -> Void
  ) {
    for path in paths { _ = waveform(Key(path: path, sampleRate: sampleRate), onError) }
  }

  /// Returns the sounds of a pattern; one that cannot be read is missing and stays silent.
  mutating func waveforms(
    of pattern: HapticPattern, sampleRate: Double, onError: (PhoneHostError) -> Void
  ) -> [String: Waveform] {
    var found: [String: Waveform] = [:]
    for path in Set(pattern.events.compactMap(\.waveform?.path)) {
      found[path] = waveform(Key(path: path, sampleRate: sampleRate), onError)
    }
    return found
  }

  // MARK: Internals

  private mutating func waveform(_ key: Key, _ onError: (PhoneHostError) -> Void) -> Waveform? {
    uses += 1
    if entries[key] == nil {
      do throws(SoundFileError) {
        entries[key] = Entry(waveform: try Self.read(key), lastUse: uses)
      } catch {
        entries[key] = Entry(waveform: nil, lastUse: uses)
        onError(.sound(path: key.path, reason: error.reason))
      }
      evict(besides: key)
    }
    entries[key]?.lastUse = uses
    return entries[key]?.waveform
  }

  private mutating func evict(besides key: Key) {
    func bytes(_ entry: Entry) -> Int {
      (entry.waveform?.channels ?? []).reduce(256) { $0 + 4 * $1.count }
    }
    var total = entries.values.reduce(0) { $0 + bytes($1) }
    while total > Self.maximumBytes,
      let oldest = entries.filter({ $0.key != key }).min(by: { $0.value.lastUse < $1.value.lastUse }
      )
    {
      total -= bytes(oldest.value)
      entries[oldest.key] = nil
    }
  }

  private static func read(_ key: Key) throws(SoundFileError) -> Waveform {
    func refusal(_ reason: String) -> SoundFileError {
      SoundFileError(path: key.path, action: .read, reason: reason)
    }
    let part = SoundFragment(word: key.path)
    let path = part.path
    var status = stat()
    guard stat(path, &status) == 0 else { throw refusal(String(cString: strerror(errno))) }
    // Reading a pipe would block the phone until its writer closes it.
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("it is not a file") }
    guard status.st_size <= largestFile else {
      throw refusal("it is larger than \(largestFile >> 20) MB")
    }
    // Reading at a lower sample rate raises the speed and the pitch.
    let whole = try SoundFileReader.read(path, sampleRate: key.sampleRate / part.rate)
    let first = Int((part.start / part.rate * key.sampleRate).rounded())
    guard part.word != part.path else { return whole }
    return Waveform(
      sampleRate: key.sampleRate, channels: whole.channels.map { Array($0.dropFirst(first)) })
  }
}
