import Foundation

/// The type of the keys in the options of a registered sound.
public typealias CHHapticAudioResourceKey = NSString

/// The key for whether attack and release fade the sound in and out: a Boolean, `true` by default.
public let CHHapticAudioResourceKeyUseVolumeEnvelope = "EventWaveformUseVolumeEnvelope"

/// The key for whether the sound is repeated: a Boolean, `false` by default.
public let CHHapticAudioResourceKeyLoopEnabled = "EventWaveformLoopEnabled"
