internal import Glibc
import HapticPatterns
import HapticSynthesis
import PhoneHardware
import PhoneLink
import SoundFiles

/// The sounds that apps' patterns name, decoded and at hand.
///
/// They are read when a player is made, so that starting it waits for no disk.
struct SoundShelf {
  /// Bytes of samples that are kept; beyond that what was wanted longest ago goes.
  ///
  /// - Source: ours: ten minutes of stereo at 48 kHz. Confidence: guess.
  private static let mostBytes = 230_400_000
  /// Bytes that a file may have, for it is read while the phone waits.
  ///
  /// - Source: ours: some three minutes of uncompressed stereo. Confidence: guess.
  private static let largestFile = 32 << 20

  private struct Key: Hashable {
    var path: String
    var sampleRate: Double
  }

  private struct Entry {
    /// `nil` where it could not be read, which is told once.
    var waveform: Waveform?
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// Reads what is not there yet.
  mutating func load(
    _ paths: [String], sampleRate: Double, report: (PhoneTrouble) -> Void
  ) {
    for path in paths { _ = waveform(Key(path: path, sampleRate: sampleRate), report) }
  }

  /// The sounds of a pattern; one that cannot be read is silent.
  mutating func waveforms(
    of pattern: HapticPattern, sampleRate: Double, report: (PhoneTrouble) -> Void
  ) -> [String: Waveform] {
    var found: [String: Waveform] = [:]
    for path in Set(pattern.events.compactMap(\.waveform?.path)) {
      found[path] = waveform(Key(path: path, sampleRate: sampleRate), report)
    }
    return found
  }

  // MARK: Internals

  private mutating func waveform(_ key: Key, _ report: (PhoneTrouble) -> Void) -> Waveform? {
    uses += 1
    if entries[key] == nil {
      do throws(SoundFileError) {
        entries[key] = Entry(waveform: try Self.read(key), lastUse: uses)
      } catch {
        entries[key] = Entry(waveform: nil, lastUse: uses)
        report(.sound(path: key.path, reason: error.reason))
      }
      makeRoom(besides: key)
    }
    entries[key]?.lastUse = uses
    return entries[key]?.waveform
  }

  private mutating func makeRoom(besides key: Key) {
    func bytes(_ entry: Entry) -> Int {
      (entry.waveform?.channels ?? []).reduce(256) { $0 + 4 * $1.count }
    }
    var total = entries.values.reduce(0) { $0 + bytes($1) }
    while total > Self.mostBytes,
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
    let part = SoundPart(word: key.path)
    let path = part.path
    var status = stat()
    guard stat(path, &status) == 0 else { throw refusal(String(cString: strerror(errno))) }
    // A pipe would keep the phone waiting for as long as its writer likes.
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("it is no file") }
    guard status.st_size <= largestFile else {
      throw refusal("it has more than \(largestFile >> 20) MB")
    }
    // Read as if the phone played more slowly, it is faster and higher by as much.
    let whole = try SoundFileReader.read(path, sampleRate: key.sampleRate / part.rate)
    let first = Int((part.start / part.rate * key.sampleRate).rounded())
    guard part.word != part.path else { return whole }
    return Waveform(
      sampleRate: key.sampleRate, channels: whole.channels.map { Array($0.dropFirst(first)) })
  }
}
