// The scopes of audio units, with their documented numbers.

/// The unit as a whole.
public let kAudioUnitScope_Global: AudioUnitScope = 0
/// The input of the unit.
public let kAudioUnitScope_Input: AudioUnitScope = 1
/// The output of the unit.
public let kAudioUnitScope_Output: AudioUnitScope = 2
