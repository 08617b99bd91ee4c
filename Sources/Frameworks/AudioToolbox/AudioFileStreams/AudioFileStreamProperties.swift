// The properties of audio file streams, with their documented four-character codes.

/// Whether all properties are known and packets follow, a `UInt32`: `'redy'`.
public let kAudioFileStreamProperty_ReadyToProducePackets: AudioFileStreamPropertyID = 0x7265_6479
/// The type of the file, an `AudioFileTypeID`: `'ffmt'`.
public let kAudioFileStreamProperty_FileFormat: AudioFileStreamPropertyID = 0x6666_6D74
/// The format of the packets, an `AudioStreamBasicDescription`: `'dfmt'`.
public let kAudioFileStreamProperty_DataFormat: AudioFileStreamPropertyID = 0x6466_6D74
/// The formats of the packets, an array of `AudioFormatListItem`: `'flst'`.
public let kAudioFileStreamProperty_FormatList: AudioFileStreamPropertyID = 0x666C_7374
/// The magic cookie of a compressed format, as bytes: `'mgic'`.
public let kAudioFileStreamProperty_MagicCookieData: AudioFileStreamPropertyID = 0x6D67_6963
/// The number of bytes of all packets, a `UInt64`: `'bcnt'`.
public let kAudioFileStreamProperty_AudioDataByteCount: AudioFileStreamPropertyID = 0x6263_6E74
/// The number of packets, a `UInt64`: `'pcnt'`.
public let kAudioFileStreamProperty_AudioDataPacketCount: AudioFileStreamPropertyID = 0x7063_6E74
/// The maximum size of a packet in bytes, a `UInt32`: `'psze'`.
public let kAudioFileStreamProperty_MaximumPacketSize: AudioFileStreamPropertyID = 0x7073_7A65
/// The offset of the first packet in the stream, in bytes, an `Int64`: `'doff'`.
public let kAudioFileStreamProperty_DataOffset: AudioFileStreamPropertyID = 0x646F_6666
/// The channel layout, an `AudioChannelLayout`: `'cmap'`.
public let kAudioFileStreamProperty_ChannelLayout: AudioFileStreamPropertyID = 0x636D_6170
/// The first frame of a packet, in an `AudioFramePacketTranslation`: `'pkfr'`.
public let kAudioFileStreamProperty_PacketToFrame: AudioFileStreamPropertyID = 0x706B_6672
/// The packet of a frame, in an `AudioFramePacketTranslation`: `'frpk'`.
public let kAudioFileStreamProperty_FrameToPacket: AudioFileStreamPropertyID = 0x6672_706B
/// The offset of a packet, in an `AudioBytePacketTranslation`: `'pkby'`.
public let kAudioFileStreamProperty_PacketToByte: AudioFileStreamPropertyID = 0x706B_6279
/// The packet of a byte, in an `AudioBytePacketTranslation`: `'bypk'`.
public let kAudioFileStreamProperty_ByteToPacket: AudioFileStreamPropertyID = 0x6279_706B
/// The valid frames of the packets, an `AudioFilePacketTableInfo`: `'pnfo'`.
public let kAudioFileStreamProperty_PacketTableInfo: AudioFileStreamPropertyID = 0x706E_666F
/// The greatest possible size of a packet in bytes, a `UInt32`: `'pkub'`.
public let kAudioFileStreamProperty_PacketSizeUpperBound: AudioFileStreamPropertyID = 0x706B_7562
/// The average size of a packet in bytes, a `Float64`: `'abpp'`.
public let kAudioFileStreamProperty_AverageBytesPerPacket: AudioFileStreamPropertyID = 0x6162_7070
/// The bit rate in bits per second, a `UInt32`: `'brat'`.
public let kAudioFileStreamProperty_BitRate: AudioFileStreamPropertyID = 0x6272_6174
/// Title, artist and other information, a `CFDictionary`: `'info'`.
public let kAudioFileStreamProperty_InfoDictionary: AudioFileStreamPropertyID = 0x696E_666F
