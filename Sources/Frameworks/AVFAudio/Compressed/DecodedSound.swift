import Foundation
import Synchronization
import TactusMediaDecoding
import TactusSoundFiles
import TactusSoundProcessing

/// The decoded copy of a compressed sound file, which libsndfile reads.
///
/// A file is decoded once for all users of its copy (AudioFiles.CO3).
///
/// - Thread: any, for every member, but not the render thread: decoding blocks.
final class DecodedSound: Sendable {
  /// Decodes a file; returns the existing copy if there is one.
  ///
  /// - Returns: `nil` for a file that is not one of `CompressedFile`.
  /// - Throws: `SoundFailure`.
  static func of(_ path: String) throws(SoundFailure) -> DecodedSound? {
    guard CompressedFile.isLikely(path), let identity = FileIdentity(path: path) else { return nil }
    if let held = copies.withLock({ $0[identity]?.sound }) { return held }
    let new = try DecodedSound(decoding: path)
    copies.withLock { copies in
      copies = copies.filter { $0.value.sound != nil }
      copies[identity] = Copy(sound: new)
    }
    return new
  }

  deinit {
    if let place = playable.withLock({ $0 }) { PlayedFiles.remove(place) }
  }

  /// The path at which this process opens the copy, a CAF file of floating-point numbers.
  var path: String { file.path }
  /// The format of the compressed file.
  let settings: AudioSettings
  /// The number of frames.
  let frameCount: Int64

  /// The metadata of the copy.
  var facts: SoundFileMetadata {
    SoundFileMetadata(
      sampleRate: settings.sampleRate, channelCount: settings.channelCount,
      seconds: Double(frameCount) / settings.sampleRate, isPlain: false)
  }

  /// Returns the path of a copy with 16-bit integers, which the phone can open and whose size it
  /// accepts (AudioFiles.CO5); the copy is removed with the object.
  ///
  /// - Throws: `SoundFailure`.
  func playablePath() throws(SoundFailure) -> String {
    let made: Result<String, SoundFailure> = playable.withLock { place in
      if let place { return .success(place) }
      do throws(SoundFailure) {
        let new = try makePlayable()
        place = new
        PlayedFiles.add(new)
        return .success(new)
      } catch {
        return .failure(error)
      }
    }
    return try made.get()
  }

  // MARK: Internals

  private struct Copy: Sendable {
    weak var sound: DecodedSound?
  }

  /// The copies in use, by the identities of their files.
  private static let copies = Mutex<[FileIdentity: Copy]>([:])

  /// The maximum duration of sound that is decoded, in seconds.
  ///
  /// - Source: ours: 5.5 GB of stereo at 48 kHz. Confidence: guess.
  private static let longest = 4.0 * 3600
  /// The time limit in seconds for examining a file.
  ///
  /// - Source: ours: one takes some milliseconds. Confidence: guess.
  private static let patience = 12
  /// The maximum size of an uncompressed copy for the phone, in bytes; the phone accepts 32 MB.
  private static let largestWave = 30 << 20
  /// The number of frames decoded at a time.
  private static let slice = 32_768

  private let file: HiddenFile
  /// The path of the copy for the phone.
  private let playable = Mutex<String?>(nil)

  private init(decoding path: String) throws(SoundFailure) {
    let folder = FileManager.default.temporaryDirectory.path
    guard let file = HiddenFile(in: folder, mode: 0o600) else {
      throw SoundFailure(.invalidArgument, "There is no place for the decoded sound in \(folder).")
    }
    self.file = file
    do throws(MediaFailure) {
      let source = CompressedSource(path)
      guard !source.isEmpty else { throw .unreadable("The file has no sound.") }
      let media = try MediaDiscovery.describe(source.uri, within: Self.patience)
      guard let sound = media.sound,
        sound.channelCount <= SoundFileStream.largestChannelCount,
        AVAudioFormat.isValid(Double(sound.sampleRate))
      else { throw .unreadable("The file has no sound.") }
      guard Double(media.duration ?? 0) / 1e9 <= Self.longest else {
        throw .unreadable("The sound is longer than \(Int(Self.longest / 3600)) hours.")
      }
      settings = AudioSettings(sound)
      frameCount = try Self.decode(source, sound, into: file.path)
    } catch {
      throw SoundFailure(error)
    }
    guard frameCount > 0 else { throw SoundFailure(.noSound, "The file has no sound.") }
  }

  /// Decodes a file; returns the number of frames.
  private static func decode(
    _ source: CompressedSource, _ sound: MediaDescription.Sound, into path: String
  ) throws(MediaFailure) -> Int64 {
    let rate = Double(sound.sampleRate)
    let format = SoundFormat(sampleRate: sound.sampleRate, channelCount: sound.channelCount)
    let reader = try SoundReader(source.uri, format: format, limit: .seconds(20))
    let skipped = Int64(((source.part?.start ?? 0) * rate).rounded())
    let end = source.part?.end.map { Int64(($0 * rate).rounded()) } ?? .max
    var place: Int64 = 0
    do throws(SoundFileStream.Failure) {
      let copy = try SoundFileStream(
        writing: path, SoundFileEncoding(.caf, .float32), sampleRate: rate,
        channelCount: sound.channelCount)
      while place < end {
        let frames: [Float]
        do throws(MediaFailure) {
          frames = try reader.read(from: place, count: slice)
        } catch {
          // AudioFiles.CO4. A damaged file ends early.
          guard copy.frameCount > 0 else { throw SoundFileStream.Failure.failed(error.reason) }
          break
        }
        let count = Int64(frames.count / sound.channelCount)
        guard count > 0 else { break }
        let first = Int(min(max(skipped - place, 0), count))
        let last = Int(min(count, end - place))
        place += count
        guard Double(place) <= longest * rate else {
          throw .failed("The sound is longer than \(Int(longest / 3600)) hours.")
        }
        guard first < last else { continue }
        let kept = frames[first * sound.channelCount..<last * sound.channelCount]
        try copy.write(Array(kept), .float32, frameCount: last - first)
      }
      copy.close()
      return copy.frameCount
    } catch {
      if case .failed(let reason) = error { throw .unreadable(reason) }
      throw .unreadable("The decoded sound cannot be written.")
    }
  }

  private func makePlayable() throws(SoundFailure) -> String {
    let channels = settings.channelCount
    let isLarge = Int(frameCount) * channels * 2 > Self.largestWave
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("sound-\(UUID().uuidString)").path
    // Other users cannot read the file.
    let access: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: place, contents: nil, attributes: access) else {
      throw SoundFailure(.invalidArgument, "There is no place for the decoded sound.")
    }
    do throws(SoundFileStream.Failure) {
      let source = try SoundFileStream(reading: path)
      let target = try SoundFileStream(
        writing: place, SoundFileEncoding(isLarge && channels <= 8 ? .flac : .wave, .int16),
        sampleRate: settings.sampleRate, channelCount: channels)
      var frames = [Float](repeating: 0, count: Self.slice * channels)
      while true {
        let count = try source.read(into: &frames, .float32, frameCount: Self.slice)
        guard count > 0 else { break }
        try target.write(frames, .float32, frameCount: count)
      }
      target.close()
      return place
    } catch {
      unlink(place)
      throw SoundFailure(.invalidArgument, "The decoded sound cannot be written.")
    }
  }
}
