import Foundation
import TactusCrashReports

/// The settings of a source at the mixers to which it is connected.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
  /// Returns the settings at an input of a mixer; `nil` if the source is not connected to it.
  func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
  /// The volume, 0…1; 1 by default.
  var volume: Float { get set }
}

extension AVAudioMixing {
  /// The volume at all mixers, 0…1; 1 by default.
  public var volume: Float {
    get { mixed.mixing.volume }
    set {
      let node = mixed
      node.mixing.volume = MixingSettings.volume(newValue)
      node.mixing.apply(to: node)
    }
  }

  /// The pan at all mixers, from −1 on the left to 1 on the right; 0 by default.
  public var pan: Float {
    get { mixed.mixing.pan }
    set {
      let node = mixed
      node.mixing.pan = MixingSettings.pan(newValue)
      node.mixing.apply(to: node)
    }
  }

  /// Returns the settings at an input of a mixer; `nil` if the node is not connected to it.
  public func destination(
    forMixer mixer: AVAudioNode, bus: AVAudioNodeBus
  ) -> AVAudioMixingDestination? {
    MixingSettings.destination(of: mixed, mixer: mixer, bus: bus)
  }

  private var mixed: any MixedNode {
    guard let node = self as? any MixedNode else {
      programmingError(
        "\(Self.self) lacks a property of AVAudioMixing", exception: AudioError.domain)
    }
    return node
  }
}
