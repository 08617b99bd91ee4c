import Foundation
import TactusHapticPatterns
import TactusSoundFiles

/// A sound registered with an engine.
struct AudioResource: Sendable {
  /// The reference to the sound file, with its playback options.
  let waveform: WaveformReference
  /// The length of the sound in seconds.
  let duration: Double

  /// Reads a sound file once to check it and to get its duration.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.AR1).
  init(_ url: URL, options: [AnyHashable: Any]) throws(CHHapticError) {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw CHHapticError(
        .resourceNotAvailable, reason: "the file \(url.absoluteString) does not exist")
    }
    duration = try Self.duration(of: url.path)
    var waveform = WaveformReference(path: url.standardizedFileURL.path)
    for (key, value) in options {
      switch "\(key.base)" {
      case CHHapticAudioResourceKeyUseVolumeEnvelope:
        waveform.usesVolumeEnvelope = try Self.flag(value, of: key)
      case CHHapticAudioResourceKeyLoopEnabled: waveform.loops = try Self.flag(value, of: key)
      default: continue
      }
    }
    self.waveform = waveform
  }

  /// Reads the length of a sound in seconds from its file.
  ///
  /// - Throws: `CHHapticError`, with `invalidAudioResource` if it cannot be played.
  static func duration(of path: String) throws(CHHapticError) -> Double {
    do throws(SoundFileError) {
      return try SoundFileReader.duration(of: path)
    } catch {
      throw CHHapticError(.invalidAudioResource, reason: error.description)
    }
  }

  private static func flag(_ value: Any, of key: AnyHashable) throws(CHHapticError) -> Bool {
    guard let flag = (value as? Bool) ?? (value as? NSNumber)?.boolValue else {
      throw CHHapticError(.invalidEngineParameter, reason: "\(key.base) must be true or false")
    }
    return flag
  }
}
