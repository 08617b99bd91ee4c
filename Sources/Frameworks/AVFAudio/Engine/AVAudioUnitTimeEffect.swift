import Foundation

/// A node that changes the speed of its input, whose source must not be connected elsewhere.
open class AVAudioUnitTimeEffect: AVAudioUnit {}
