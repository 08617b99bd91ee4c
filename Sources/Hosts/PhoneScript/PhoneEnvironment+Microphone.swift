internal import Glibc
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundFiles

extension PhoneEnvironment {
  /// Returns the environment with a file as the input of the microphone (AudioRecorder.RC1).
  ///
  /// - Parameters:
  ///   - path: The path of a sound file, from the current folder; nil for silence.
  ///   - start: The instant of its first frame.
  /// - Throws: `MicrophoneError` for what is no sound file.
  public func hearing(
    _ path: String?, since start: PhoneInstant
  ) throws(MicrophoneError) -> PhoneEnvironment {
    var new = self
    new.microphone = nil
    guard let path else { return new }
    if let problem = SoundFileReader.problem(with: path) {
      throw MicrophoneError(message: "the microphone cannot hear \(path): \(problem)")
    }
    guard let whole = realpath(path, nil) else {
      throw MicrophoneError(message: "the microphone cannot hear \(path)")
    }
    defer { free(whole) }
    new.microphone = MicrophoneRecording(path: String(cString: whole), start: start)
    return new
  }
}
