import Foundation

/// A node that processes sound without changing its speed.
open class AVAudioUnitEffect: AVAudioUnit {}
