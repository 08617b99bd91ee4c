import Foundation

/// The settings of a source at the mixers that it is connected to.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
  /// Returns the settings at an input of a mixer; `nil` if the source is not connected to it.
  func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
  /// The volume, 0…1; 1 by default.
  var volume: Float { get set }
}
