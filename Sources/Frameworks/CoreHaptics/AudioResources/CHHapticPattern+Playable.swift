import Foundation
import HapticFormats
import HapticPatterns

extension CHHapticPattern {
  /// The pattern with every sound named by an absolute path, and as long as it lasts (AR2, AR4).
  ///
  /// - Throws: `CHHapticError`: `invalidAudioResource` for a sound that is not registered or cannot
  ///   be played, `resourceNotAvailable` for one that is not there.
  func playable(
    with resources: [CHHapticAudioResourceID: AudioResource]
  ) throws(CHHapticError) -> HapticPattern {
    var playable = pattern
    for index in playable.events.indices {
      var length = 0.0
      if let id = audioResourceIDs[index] {
        guard let resource = resources[id] else {
          throw CHHapticError(
            .invalidAudioResource, saying: "no sound \(id) is registered with this engine")
        }
        playable.events[index].waveform = resource.waveform
        length = resource.duration
      } else if let path = playable.events[index].waveform?.path {
        let found = try Self.find(path, beside: folder)
        playable.events[index].waveform?.path = found
        length = try AudioResource.duration(of: found)
      }
      // AR4. A player must know when it is over.
      if length > 0, playable.events[index].duration == nil,
        playable.events[index].waveform?.loops == false
      {
        playable.events[index].duration = length
      }
    }
    return playable
  }

  /// Finds a sound in the pattern's folder, or else in the app's own (AR2).
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
      saying: "there is no sound ‘\(path)’ in \(folders.joined(separator: " or "))")
  }
}
