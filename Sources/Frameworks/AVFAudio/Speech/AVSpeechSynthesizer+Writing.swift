import Foundation
import TactusCrashReports
import TactusSpeechSynthesis
import TactusVirtualTime

extension AVSpeechSynthesizer {
  /// A closure that receives a buffer of the sound; the last one is empty.
  public typealias BufferCallback = (AVAudioBuffer) -> Void
  /// A closure that receives the markers of the next buffer.
  public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void

  /// Synthesizes an utterance without playing it (Speech.WR1).
  ///
  /// - Parameter bufferCallback: Called on the main queue with each buffer of 16-bit mono samples,
  ///   and with an empty one at the end.
  public func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback
  ) {
    write(utterance, toBufferCallback: bufferCallback) { _ in }
  }

  /// Synthesizes an utterance without playing it, with its markers (Speech.WR1).
  ///
  /// - Parameters:
  ///   - bufferCallback: Called on the main queue with each buffer, and with an empty one at the
  ///     end.
  ///   - markerCallback: Called before each buffer with its markers.
  public func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
    toMarkerCallback markerCallback: @escaping MarkerCallback
  ) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let (utterance, buffers, markers) =
      (utterance, bufferCallback, markerCallback)
    PhoneTime.runLater {
      do throws(SpeechError) {
        let speech = try CurrentSpeech(utterance)
        Self.writeNextPiece(of: speech, buffers, markers)
      } catch {
        Self.end(error, at: nil, buffers)
      }
    }
  }

  // MARK: Internals

  /// Passes on the next piece, and the following ones in later turns of the main queue.
  @MainActor private static func writeNextPiece(
    of speech: CurrentSpeech, _ buffers: @escaping BufferCallback,
    _ markers: @escaping MarkerCallback
  ) {
    do throws(SpeechError) {
      guard let spoken = try speech.nextSound() else {
        return end(nil, at: speech.sampleRate, buffers)
      }
      var found: [AVSpeechSynthesisMarker] = []
      while let mark = speech.takeMark() { found.append(mark) }
      if !found.isEmpty { markers(found) }
      if let buffer = buffer(of: spoken.samples, at: Double(spoken.sampleRate)) { buffers(buffer) }
      PhoneTime.runLater { writeNextPiece(of: speech, buffers, markers) }
    } catch {
      end(error, at: speech.sampleRate, buffers)
    }
  }

  private static func end(
    _ error: SpeechError?, at sampleRate: Double?, _ buffers: BufferCallback
  ) {
    if let error { RuntimeWarning.once("an utterance is not written: \(error)") }
    if let buffer = buffer(of: [], at: sampleRate ?? 22_050) { buffers(buffer) }
  }

  private static func buffer(of samples: [Int16], at sampleRate: Double) -> AVAudioPCMBuffer? {
    guard
      let format = AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: sampleRate, channels: 1, interleaved: false),
      let buffer = AVAudioPCMBuffer(
        pcmFormat: format, frameCapacity: AVAudioFrameCount(max(samples.count, 1)))
    else { return nil }
    buffer.frameLength = AVAudioFrameCount(samples.count)
    guard let channel = buffer.int16ChannelData?[0] else { return nil }
    for (index, sample) in samples.enumerated() { channel[index] = sample }
    return buffer
  }
}
