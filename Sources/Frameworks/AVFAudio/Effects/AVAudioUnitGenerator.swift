import Foundation

/// A node that renders a generator: a version 3 audio unit without inputs.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing, MixedNode {
  open override var numberOfInputs: Int { 0 }

  var mixing = MixingSettings()
}
