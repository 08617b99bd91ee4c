import Foundation

/// A node that changes the speed of its input, whose source must have no other connection.
open class AVAudioUnitTimeEffect: AVAudioUnit {}
