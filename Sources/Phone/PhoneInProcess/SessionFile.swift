import PhoneHardware
import SoundFiles

/// A sound file that gets what a phone plays, as a sound device would have got it.
///
/// - Thread: one at a time.
final class SessionFile {
  private let recorder: RecordingActuator
  private let path: String
  private let writer: SoundFileWriter

  /// Makes the file of a recorder that is named after one; other actuators have none.
  ///
  /// - Throws: `PhoneTrouble.recording`.
  init?(of actuator: any Actuator) throws(PhoneTrouble) {
    guard let recorder = actuator as? RecordingActuator,
      let path = recorder.identity.address.device
    else { return nil }
    self.recorder = recorder
    self.path = path
    do throws(SoundFileError) {
      writer = try SoundFileWriter(
        path, sampleRate: Int(recorder.sampleRate), channelCount: 2, format: .float32)
    } catch {
      throw .recording(path: path, reason: error.reason)
    }
  }

  /// Takes what was recorded since the last time and writes it.
  ///
  /// Sound and drive are added up and cut at full scale.
  ///
  /// - Throws: `PhoneTrouble.recording`.
  func append() throws(PhoneTrouble) {
    let recording = recorder.take()
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
  /// - Throws: `PhoneTrouble.recording`.
  func finish() throws(PhoneTrouble) {
    try append()
    do throws(SoundFileError) {
      try writer.finish()
    } catch {
      throw .recording(path: path, reason: error.reason)
    }
  }
}
