// Information about formats, with the documented four-character codes.

/// The complete description for an incomplete one, an `AudioStreamBasicDescription`: `'fmti'`.
public let kAudioFormatProperty_FormatInfo: AudioFormatPropertyID = 0x666D_7469
/// The name of a format, a `CFString`: `'fnam'`.
public let kAudioFormatProperty_FormatName: AudioFormatPropertyID = 0x666E_616D
/// The formats that converters can produce, an array of `AudioFormatID`: `'acof'`.
public let kAudioFormatProperty_EncodeFormatIDs: AudioFormatPropertyID = 0x6163_6F66
/// The formats that converters can read, an array of `AudioFormatID`: `'acif'`.
public let kAudioFormatProperty_DecodeFormatIDs: AudioFormatPropertyID = 0x6163_6966
/// The formats of a stream, an array of `AudioFormatListItem`: `'flst'`.
public let kAudioFormatProperty_FormatList: AudioFormatPropertyID = 0x666C_7374
/// The index of the first format that this phone plays, a `UInt32`: `'fpfl'`.
public let kAudioFormatProperty_FirstPlayableFormatFromList: AudioFormatPropertyID = 0x6670_666C
/// Whether the packets of a format differ in size, a `UInt32`: `'fvbr'`.
public let kAudioFormatProperty_FormatIsVBR: AudioFormatPropertyID = 0x6676_6272
/// Whether packets need descriptions, a `UInt32`: `'fexf'`.
public let kAudioFormatProperty_FormatIsExternallyFramed: AudioFormatPropertyID = 0x6665_7866
/// Whether a format is encrypted, a `UInt32`: `'cryp'`.
public let kAudioFormatProperty_FormatIsEncrypted: AudioFormatPropertyID = 0x6372_7970
