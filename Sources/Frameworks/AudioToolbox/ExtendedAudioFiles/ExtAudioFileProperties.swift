// The properties of extended audio files, with their documented four-character codes.

/// The data format of the file, an `AudioStreamBasicDescription`: `'ffmt'`.
public let kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID = 0x6666_6D74
/// The layout of the file's channels, an `AudioChannelLayout`: `'fclo'`.
public let kExtAudioFileProperty_FileChannelLayout: ExtAudioFilePropertyID = 0x6663_6C6F
/// The format of the app's buffers, an `AudioStreamBasicDescription`: `'cfmt'`.
public let kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID = 0x6366_6D74
/// The layout of the app's channels, an `AudioChannelLayout`: `'cclo'`.
public let kExtAudioFileProperty_ClientChannelLayout: ExtAudioFilePropertyID = 0x6363_6C6F
/// The manufacturer of the codec, a `UInt32`; here all are software: `'cman'`.
public let kExtAudioFileProperty_CodecManufacturer: ExtAudioFilePropertyID = 0x636D_616E
/// The converter, an `AudioConverterRef`; there is none here: `'acnv'`.
public let kExtAudioFileProperty_AudioConverter: ExtAudioFilePropertyID = 0x6163_6E76
/// The file, an `AudioFileID`: `'afil'`.
public let kExtAudioFileProperty_AudioFile: ExtAudioFilePropertyID = 0x6166_696C
/// The maximum size of a packet of the file in bytes, a `UInt32`: `'fmps'`.
public let kExtAudioFileProperty_FileMaxPacketSize: ExtAudioFilePropertyID = 0x666D_7073
/// The maximum size of a packet of the app's format in bytes, a `UInt32`: `'cmps'`.
public let kExtAudioFileProperty_ClientMaxPacketSize: ExtAudioFilePropertyID = 0x636D_7073
/// The number of frames at the file's sample rate, an `Int64`: `'#frm'`.
public let kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID = 0x2366_726D
/// Notes that the settings of the converter have changed, a `CFArray`: `'accf'`.
public let kExtAudioFileProperty_ConverterConfig: ExtAudioFilePropertyID = 0x6163_6366
/// The size of the buffer between file and converter in bytes, a `UInt32`: `'iobs'`.
public let kExtAudioFileProperty_IOBufferSizeBytes: ExtAudioFilePropertyID = 0x696F_6273
/// The buffer between file and converter, a pointer: `'iobf'`.
public let kExtAudioFileProperty_IOBuffer: ExtAudioFilePropertyID = 0x696F_6266
/// The valid frames of the packets, an `AudioFilePacketTableInfo`: `'xpti'`.
public let kExtAudioFileProperty_PacketTable: ExtAudioFilePropertyID = 0x7870_7469
