import Foundation
import HapticPatterns
import SoundFiles

/// A sound that was registered with an engine.
struct AudioResource: Sendable {
  /// Where it is, and how it plays.
  let waveform: WaveformReference
  /// Seconds that it lasts.
  let duration: Double

  /// Reads a sound once, to know that it can be played and how long it is.
  ///
  /// - Throws: `CHHapticError` (AR1).
  init(_ url: URL, options: [AnyHashable: Any]) throws(CHHapticError) {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw CHHapticError(
        .resourceNotAvailable, saying: "there is no file \(url.absoluteString)")
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

  /// Seconds that a sound lasts.
  ///
  /// - Throws: `CHHapticError`, with `invalidAudioResource` where it cannot be played.
  static func duration(of path: String) throws(CHHapticError) -> Double {
    do throws(SoundFileError) {
      return try SoundFileReader.duration(of: path)
    } catch {
      throw CHHapticError(.invalidAudioResource, saying: error.description)
    }
  }

  private static func flag(_ value: Any, of key: AnyHashable) throws(CHHapticError) -> Bool {
    guard let flag = (value as? Bool) ?? (value as? NSNumber)?.boolValue else {
      throw CHHapticError(.invalidEngineParameter, saying: "\(key.base) takes true or false")
    }
    return flag
  }
}
