// The properties of audio units, with their documented numbers.

/// The sample rate, a `Float64`.
public let kAudioUnitProperty_SampleRate: AudioUnitPropertyID = 2
/// The format, an `AudioStreamBasicDescription`.
public let kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8
/// The number of elements, a `UInt32`.
public let kAudioUnitProperty_ElementCount: AudioUnitPropertyID = 11
/// The delay in seconds, a `Float64`.
public let kAudioUnitProperty_Latency: AudioUnitPropertyID = 12
/// The largest number of frames of a slice, a `UInt32`; stored only.
public let kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14
/// The last status of rendering, an `OSStatus`.
public let kAudioUnitProperty_LastRenderError: AudioUnitPropertyID = 22
/// The function that supplies the sound, an `AURenderCallbackStruct`.
public let kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23
/// Whether the unit allocates the memory of its input, a `UInt32`; stored only.
public let kAudioUnitProperty_ShouldAllocateBuffer: AudioUnitPropertyID = 51
/// Whether the unit runs, a `UInt32`.
public let kAudioOutputUnitProperty_IsRunning: AudioUnitPropertyID = 2001
/// Whether the unit plays or records, a `UInt32`.
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003
/// The function that is told of recorded sound, an `AURenderCallbackStruct`.
public let kAudioOutputUnitProperty_SetInputCallback: AudioUnitPropertyID = 2005
/// Whether the unit can play or record, a `UInt32`.
public let kAudioOutputUnitProperty_HasIO: AudioUnitPropertyID = 2006
/// Whether voices are not processed, a `UInt32`; stored only.
public let kAUVoiceIOProperty_BypassVoiceProcessing: AudioUnitPropertyID = 2100
/// Whether the level of voices is adapted, a `UInt32`; stored only.
public let kAUVoiceIOProperty_VoiceProcessingEnableAGC: AudioUnitPropertyID = 2101
