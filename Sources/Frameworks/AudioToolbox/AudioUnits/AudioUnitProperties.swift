// The properties of audio units, with their documented numbers.

/// The sample rate, a `Float64`.
public let kAudioUnitProperty_SampleRate: AudioUnitPropertyID = 2
/// The stream format, an `AudioStreamBasicDescription`.
public let kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8
/// The number of elements, a `UInt32`.
public let kAudioUnitProperty_ElementCount: AudioUnitPropertyID = 11
/// The latency in seconds, a `Float64`.
public let kAudioUnitProperty_Latency: AudioUnitPropertyID = 12
/// The maximum number of frames per slice, a `UInt32`; stored only.
public let kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14
/// The last status of rendering, an `OSStatus`.
public let kAudioUnitProperty_LastRenderError: AudioUnitPropertyID = 22
/// The callback that supplies the sound, an `AURenderCallbackStruct`.
public let kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23
/// Whether the unit allocates its input buffers, a `UInt32`; stored only.
public let kAudioUnitProperty_ShouldAllocateBuffer: AudioUnitPropertyID = 51
/// Whether the unit is running, a `UInt32`.
public let kAudioOutputUnitProperty_IsRunning: AudioUnitPropertyID = 2001
/// Whether playback or recording is enabled, a `UInt32`.
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003
/// The callback for recorded sound, an `AURenderCallbackStruct`.
public let kAudioOutputUnitProperty_SetInputCallback: AudioUnitPropertyID = 2005
/// Whether playback or recording is possible, a `UInt32`.
public let kAudioOutputUnitProperty_HasIO: AudioUnitPropertyID = 2006
/// Whether voice processing is bypassed, a `UInt32`; stored only.
public let kAUVoiceIOProperty_BypassVoiceProcessing: AudioUnitPropertyID = 2100
/// Whether automatic gain control is applied to voices, a `UInt32`; stored only.
public let kAUVoiceIOProperty_VoiceProcessingEnableAGC: AudioUnitPropertyID = 2101
