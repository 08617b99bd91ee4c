import Foundation
import TactusCrashReports
import TactusSoundProcessing

/// A sound file opened for writing, by libsndfile or by a GStreamer encoder.
///
/// - Thread: one at a time. Every member blocks while it writes.
final class SoundOutput {
  /// Creates a file; an existing one is replaced.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio` (AudioFiles.AF6, AudioFiles.CO7).
  init(_ path: String, _ settings: AudioSettings) throws {
    if let encoding = settings.encoding(path: path) {
      do throws(SoundFileStream.Failure) {
        let stream = try SoundFileStream(
          writing: path, encoding, sampleRate: settings.sampleRate,
          channelCount: settings.channelCount)
        (self.stream, encoder, self.settings) = (stream, nil, AudioSettings(stream))
      } catch {
        throw AVAudioFile.error(error)
      }
    } else if let target = settings.encoderTarget(path: path) {
      do throws(SoundFailure) {
        encoder = try SoundEncoder(path, target)
      } catch {
        throw error.code.error(error.reason)
      }
      (stream, self.settings) = (nil, settings)
    } else {
      throw AudioError.unsupportedFormat.error("This phone does not write the format.")
    }
  }

  deinit { closeWithWarning() }

  // MARK: Doing

  /// Appends the valid frames of a buffer with the file's sample rate and channels.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio`.
  func write(_ buffer: AVAudioPCMBuffer) throws {
    guard let stream else { return try write(SampleTransfer.interleaved(buffer)) }
    do throws(SoundFileStream.Failure) {
      try SampleTransfer.write(buffer, to: stream)
    } catch {
      throw AVAudioFile.error(error)
    }
  }

  /// Appends interleaved frames.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio`.
  func write(_ frames: [Float]) throws {
    do {
      try stream?.write(frames, .float32, frameCount: frames.count / settings.channelCount)
      try encoder?.write(frames)
    } catch let failure as SoundFileStream.Failure {
      throw AVAudioFile.error(failure)
    } catch let failure as SoundFailure {
      throw failure.code.error(failure.reason)
    }
  }

  /// Completes the file; does nothing if it is complete.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio` if an encoder fails, which leaves its
  ///   file empty (AudioFiles.CO9).
  func close() throws {
    stream?.close()
    do throws(SoundFailure) {
      try encoder?.finish()
    } catch {
      throw error.code.error(error.reason)
    }
  }

  /// Completes the file; writes a warning to standard error if that fails.
  func closeWithWarning() {
    do {
      try close()
    } catch {
      RuntimeWarning.once(
        "a sound file is not written: \((error as NSError).localizedDescription)")
    }
  }

  // MARK: Observing

  /// The format of the file.
  let settings: AudioSettings
  /// Whether the file accepts frames.
  var isOpen: Bool { stream?.isOpen ?? encoder?.isOpen ?? false }
  /// The number of frames written.
  var frameCount: Int64 { stream?.frameCount ?? encoder?.frameCount ?? 0 }

  // MARK: Internals

  private let stream: SoundFileStream?
  private let encoder: SoundEncoder?
}
