// The kinds of audio units, with their documented four-character codes.

/// Output units, for playback and recording: `'auou'`.
public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
/// The phone's output and input: `'rioc'`.
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
/// The phone's output and input with voice processing, which has no effect here: `'vpio'`.
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
/// The manufacturer of the system's units: `'appl'`.
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C
