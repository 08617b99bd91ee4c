// The types of audio units beside those that play and record, with their documented codes.

/// Instruments: `'aumu'`.
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
/// Effects that MIDI controls: `'aumf'`.
public let kAudioUnitType_MusicEffect: UInt32 = 0x6175_6D66
/// Converters of formats: `'aufc'`.
public let kAudioUnitType_FormatConverter: UInt32 = 0x6175_6663
/// Effects: `'aufx'`.
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
/// Mixers: `'aumx'`.
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
/// Panners: `'aupn'`.
public let kAudioUnitType_Panner: UInt32 = 0x6175_706E
/// Generators of sound: `'augn'`.
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
/// Effects that do not work in real time: `'auol'`.
public let kAudioUnitType_OfflineEffect: UInt32 = 0x6175_6F6C
/// Processors of MIDI: `'aumi'`.
public let kAudioUnitType_MIDIProcessor: UInt32 = 0x6175_6D69
