import Foundation

/// A node that processes sound without a change of its speed.
open class AVAudioUnitEffect: AVAudioUnit {}
