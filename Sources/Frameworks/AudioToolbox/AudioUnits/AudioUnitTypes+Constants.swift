// The kinds of audio units, with their documented codes of four characters.

/// Units that play and record: `'auou'`.
public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
/// The phone's output and input: `'rioc'`.
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
/// The phone's output and input for conversations; sound is not processed here: `'vpio'`.
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
/// The maker of the system: `'appl'`.
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C
