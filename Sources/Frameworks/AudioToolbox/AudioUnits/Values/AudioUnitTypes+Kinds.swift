// The types of audio units besides output units, with their documented codes.

/// Instruments: `'aumu'`.
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
/// MIDI-controlled effects: `'aumf'`.
public let kAudioUnitType_MusicEffect: UInt32 = 0x6175_6D66
/// Format converters: `'aufc'`.
public let kAudioUnitType_FormatConverter: UInt32 = 0x6175_6663
/// Effects: `'aufx'`.
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
/// Mixers: `'aumx'`.
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
/// Panners: `'aupn'`.
public let kAudioUnitType_Panner: UInt32 = 0x6175_706E
/// Generators: `'augn'`.
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
/// Offline effects: `'auol'`.
public let kAudioUnitType_OfflineEffect: UInt32 = 0x6175_6F6C
/// MIDI processors: `'aumi'`.
public let kAudioUnitType_MIDIProcessor: UInt32 = 0x6175_6D69
