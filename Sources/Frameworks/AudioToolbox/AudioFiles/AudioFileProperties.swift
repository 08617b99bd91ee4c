// The properties of audio files, with their documented four-character codes.

/// The type of the file, an `AudioFileTypeID`: `'ffmt'`.
public let kAudioFilePropertyFileFormat: AudioFilePropertyID = 0x6666_6D74
/// The format of the packets, an `AudioStreamBasicDescription`: `'dfmt'`.
public let kAudioFilePropertyDataFormat: AudioFilePropertyID = 0x6466_6D74
/// Whether more packets can be appended, a `UInt32`; always 1: `'optm'`.
public let kAudioFilePropertyIsOptimized: AudioFilePropertyID = 0x6F70_746D
/// The magic cookie of a compressed format, as bytes: `'mgic'`.
public let kAudioFilePropertyMagicCookieData: AudioFilePropertyID = 0x6D67_6963
/// The number of bytes of all packets, a `UInt64`: `'bcnt'`.
public let kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = 0x6263_6E74
/// The number of packets, a `UInt64`: `'pcnt'`.
public let kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = 0x7063_6E74
/// The maximum size of a packet in bytes, a `UInt32`: `'psze'`.
public let kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = 0x7073_7A65
/// The offset of the first packet in the file, in bytes, an `Int64`: `'doff'`.
public let kAudioFilePropertyDataOffset: AudioFilePropertyID = 0x646F_6666
/// The channel layout, an `AudioChannelLayout`: `'cmap'`.
public let kAudioFilePropertyChannelLayout: AudioFilePropertyID = 0x636D_6170
/// Whether the header is written only when the file is closed, a `UInt32`: `'dszu'`.
public let kAudioFilePropertyDeferSizeUpdates: AudioFilePropertyID = 0x6473_7A75
/// The name of the format, a `CFString`: `'fnme'`.
public let kAudioFilePropertyDataFormatName: AudioFilePropertyID = 0x666E_6D65
/// The first frame of a packet, in an `AudioFramePacketTranslation`: `'pkfr'`.
public let kAudioFilePropertyPacketToFrame: AudioFilePropertyID = 0x706B_6672
/// The packet of a frame, in an `AudioFramePacketTranslation`: `'frpk'`.
public let kAudioFilePropertyFrameToPacket: AudioFilePropertyID = 0x6672_706B
/// The offset of a packet, in an `AudioBytePacketTranslation`: `'pkby'`.
public let kAudioFilePropertyPacketToByte: AudioFilePropertyID = 0x706B_6279
/// The packet of a byte, in an `AudioBytePacketTranslation`: `'bypk'`.
public let kAudioFilePropertyByteToPacket: AudioFilePropertyID = 0x6279_706B
/// Title, artist and other information, a `CFDictionary`: `'info'`.
public let kAudioFilePropertyInfoDictionary: AudioFilePropertyID = 0x696E_666F
/// The valid frames of the packets, an `AudioFilePacketTableInfo`: `'pnfo'`.
public let kAudioFilePropertyPacketTableInfo: AudioFilePropertyID = 0x706E_666F
/// The formats of the packets, an array of `AudioFormatListItem`: `'flst'`.
public let kAudioFilePropertyFormatList: AudioFilePropertyID = 0x666C_7374
/// The greatest possible size of a packet in bytes, a `UInt32`: `'pkub'`.
public let kAudioFilePropertyPacketSizeUpperBound: AudioFilePropertyID = 0x706B_7562
/// The seconds for which space is reserved in a packet table, a `Float64`: `'rsrv'`.
public let kAudioFilePropertyReserveDuration: AudioFilePropertyID = 0x7273_7276
/// The estimated duration in seconds, a `Float64`: `'edur'`.
public let kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = 0x6564_7572
/// The bit rate in bits per second, a `UInt32`: `'brat'`.
public let kAudioFilePropertyBitRate: AudioFilePropertyID = 0x6272_6174
/// The bits per sample before compression, an `Int32`: `'sbtd'`.
public let kAudioFilePropertySourceBitDepth: AudioFilePropertyID = 0x7362_7464
