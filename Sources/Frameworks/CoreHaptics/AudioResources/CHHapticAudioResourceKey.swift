import Foundation

/// What stands before values in the options of a registered sound.
public typealias CHHapticAudioResourceKey = NSString

/// Whether attack and release fade the sound in and out; a truth value, true by default.
public let CHHapticAudioResourceKeyUseVolumeEnvelope = "EventWaveformUseVolumeEnvelope"

/// Whether the sound is repeated; a truth value, false by default.
public let CHHapticAudioResourceKeyLoopEnabled = "EventWaveformLoopEnabled"
