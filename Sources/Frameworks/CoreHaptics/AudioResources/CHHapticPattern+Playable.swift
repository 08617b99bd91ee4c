import Foundation
import TactusHapticFormats
import TactusHapticPatterns

extension CHHapticPattern {
  /// Returns the pattern with absolute paths of all sounds and with their durations
  /// (CoreHaptics.AR2, CoreHaptics.AR4).
  ///
  /// - Throws: `CHHapticError`: `invalidPatternData` for a pattern without events
  ///   (CoreHaptics.PB1), `invalidAudioResource` for a sound that is not registered, not named or
  ///   cannot be played, `resourceNotAvailable` for one that does not exist.
  func playable(
    with resources: [CHHapticAudioResourceID: AudioResource]
  ) throws(CHHapticError) -> HapticPattern {
    guard !pattern.events.isEmpty else {
      throw CHHapticError(.invalidPatternData, reason: "the pattern has no event to play")
    }
    var playable = pattern
    for index in playable.events.indices {
      var length = 0.0
      if let id = audioResourceIDs[index] {
        guard let resource = resources[id] else {
          throw CHHapticError(
            .invalidAudioResource, reason: "no sound \(id) is registered with this engine")
        }
        playable.events[index].waveform = resource.waveform
        length = resource.duration
      } else if let path = playable.events[index].waveform?.path {
        let found = try Self.find(path, beside: folder)
        playable.events[index].waveform?.path = found
        length = try AudioResource.duration(of: found)
      } else if playable.events[index].kind == .audioCustom {
        throw CHHapticError(.invalidAudioResource, reason: "an AudioCustom event names no sound")
      }
      // CoreHaptics.AR4. A player needs the duration of the pattern.
      if length > 0, playable.events[index].duration == nil,
        playable.events[index].waveform?.loops == false
      {
        playable.events[index].duration = length
      }
    }
    return playable
  }

  /// Returns the file of a sound in the pattern's folder, otherwise in the app's bundle
  /// (CoreHaptics.AR2).
  private static func find(
    _ path: String, beside folder: URL?
  ) throws(CHHapticError) -> String {
    let bundle = Bundle.main
    let folders = [folder?.path, bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    for folder in folders {
      if let found = try? WaveformPath.resolve(path, in: folder) { return found }
    }
    throw CHHapticError(
      .resourceNotAvailable,
      reason: "there is no sound ‘\(path)’ in \(folders.joined(separator: " or "))")
  }
}
