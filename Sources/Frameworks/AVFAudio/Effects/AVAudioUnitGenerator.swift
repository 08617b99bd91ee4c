import Foundation

/// A node that renders a generator of sound: an audio unit of version 3 without inputs.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing, MixedNode {
  open override var numberOfInputs: Int { 0 }

  var mixing = MixingSettings()
}
