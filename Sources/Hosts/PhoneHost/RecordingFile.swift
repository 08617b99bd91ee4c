import TactusPhoneHardware
import TactusSoundFiles

/// A sound file that records what a phone plays.
///
/// - Thread: one at a time.
final class RecordingFile {
  private let recorder: RecordingActuator
  private let path: String
  private let writer: SoundFileWriter

  /// Creates the file of a recording actuator whose address names one; otherwise returns `nil`.
  ///
  /// - Throws: `PhoneHostError.recording`.
  init?(of actuator: any Actuator) throws(PhoneHostError) {
    guard let recorder = actuator as? RecordingActuator,
      let path = recorder.identity.address.device
    else { return nil }
    self.recorder = recorder
    self.path = path
    ParentFolders.create(of: path)
    do throws(SoundFileError) {
      writer = try SoundFileWriter(
        path, sampleRate: Int(recorder.sampleRate), channelCount: 2, format: .float32)
    } catch {
      throw .recording(path: path, reason: error.reason)
    }
  }

  /// Writes the samples recorded since the last call.
  ///
  /// Sound and drive are mixed and clipped at full scale.
  ///
  /// - Throws: `PhoneHostError.recording`.
  func append() throws(PhoneHostError) {
    let recording = recorder.removeRecording()
    var samples: [Float] = []
    samples.reserveCapacity(2 * recording.frameCount)
    for frame in 0..<recording.frameCount {
      for sound in [recording.left[frame], recording.right[frame]] {
        samples.append(min(max(sound + recording.drive[frame], -1), 1))
      }
    }
    do throws(SoundFileError) {
      try writer.write(samples)
    } catch {
      throw .recording(path: path, reason: error.reason)
    }
  }

  /// Completes the file.
  ///
  /// - Throws: `PhoneHostError.recording`.
  func finish() throws(PhoneHostError) {
    try append()
    do throws(SoundFileError) {
      try writer.finish()
    } catch {
      throw .recording(path: path, reason: error.reason)
    }
  }
}
