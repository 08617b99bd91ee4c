// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/AudioToolbox.tsv.
// Do not edit.

/// The format is not supported: `'fmt?'`.
public let kAudioConverterErr_FormatNotSupported: OSStatus = 0x666D_743F
/// The converter does not support the operation: `'op??'`.
public let kAudioConverterErr_OperationNotSupported: OSStatus = 0x6F70_3F3F
/// The converter does not support the property: `'prop'`.
public let kAudioConverterErr_PropertyNotSupported: OSStatus = 0x7072_6F70
/// The input size is not a multiple of the packet size: `'insz'`.
public let kAudioConverterErr_InvalidInputSize: OSStatus = 0x696E_737A
/// The output size is not a multiple of the packet size, or is too small: `'otsz'`.
public let kAudioConverterErr_InvalidOutputSize: OSStatus = 0x6F74_737A
/// Unspecified error: `'what'`.
public let kAudioConverterErr_UnspecifiedError: OSStatus = 0x7768_6174
/// The size is wrong for the property: `'!siz'`.
public let kAudioConverterErr_BadPropertySizeError: OSStatus = 0x2173_697A
/// The input lacks packet descriptions: `'!pkd'`.
public let kAudioConverterErr_RequiresPacketDescriptionsError: OSStatus = 0x2170_6B64
/// The input sample rate is invalid: `'!isr'`.
public let kAudioConverterErr_InputSampleRateOutOfRange: OSStatus = 0x2169_7372
/// The output sample rate is invalid: `'!osr'`.
public let kAudioConverterErr_OutputSampleRateOutOfRange: OSStatus = 0x216F_7372
/// The codec is in use; never returned here: `'hwiu'`.
public let kAudioConverterErr_HardwareInUse: OSStatus = 0x6877_6975
/// The codec may not be used; never returned here: `'perm'`.
public let kAudioConverterErr_NoHardwarePermission: OSStatus = 0x7065_726D

/// The minimum size of an input buffer in bytes, a `UInt32`: `'mibs'`.
public let kAudioConverterPropertyMinimumInputBufferSize: AudioConverterPropertyID = 0x6D69_6273
/// The minimum size of an output buffer in bytes, a `UInt32`: `'mobs'`.
public let kAudioConverterPropertyMinimumOutputBufferSize: AudioConverterPropertyID =
  0x6D6F_6273
/// The maximum size of an input packet in bytes, a `UInt32`: `'xips'`.
public let kAudioConverterPropertyMaximumInputPacketSize: AudioConverterPropertyID = 0x7869_7073
/// The maximum size of an output packet in bytes, a `UInt32`: `'xops'`.
public let kAudioConverterPropertyMaximumOutputPacketSize: AudioConverterPropertyID =
  0x786F_7073
/// The input size in bytes for an output size, a `UInt32`: `'cibs'`.
public let kAudioConverterPropertyCalculateInputBufferSize: AudioConverterPropertyID =
  0x6369_6273
/// The output size in bytes for an input size, a `UInt32`: `'cobs'`.
public let kAudioConverterPropertyCalculateOutputBufferSize: AudioConverterPropertyID =
  0x636F_6273
/// The algorithm of the sample rate conversion, a `UInt32`: `'srca'`.
public let kAudioConverterSampleRateConverterComplexity: AudioConverterPropertyID = 0x7372_6361
/// The quality of the sample rate conversion, a `UInt32`: `'srcq'`.
public let kAudioConverterSampleRateConverterQuality: AudioConverterPropertyID = 0x7372_6371
/// The quality of the codec, a `UInt32`; has no effect: `'cdqu'`.
public let kAudioConverterCodecQuality: AudioConverterPropertyID = 0x6364_7175
/// The priming method, a `UInt32`; has no effect: `'prmm'`.
public let kAudioConverterPrimeMethod: AudioConverterPropertyID = 0x7072_6D6D
/// The priming frames, an `AudioConverterPrimeInfo`: `'prim'`.
public let kAudioConverterPrimeInfo: AudioConverterPropertyID = 0x7072_696D
/// The input channel of each output channel, −1 for none, an array of `Int32`: `'chmp'`.
public let kAudioConverterChannelMap: AudioConverterPropertyID = 0x6368_6D70
/// The magic cookie of the input format, as bytes: `'dmgc'`.
public let kAudioConverterDecompressionMagicCookie: AudioConverterPropertyID = 0x646D_6763
/// The magic cookie of the output format, as bytes: `'cmgc'`.
public let kAudioConverterCompressionMagicCookie: AudioConverterPropertyID = 0x636D_6763
/// The bit rate of the output, in bits per second, a `UInt32`: `'brat'`.
public let kAudioConverterEncodeBitRate: AudioConverterPropertyID = 0x6272_6174
/// The layout of the input channels, an `AudioChannelLayout`: `'icl '`.
public let kAudioConverterInputChannelLayout: AudioConverterPropertyID = 0x6963_6C20
/// The layout of the output channels, an `AudioChannelLayout`: `'ocl '`.
public let kAudioConverterOutputChannelLayout: AudioConverterPropertyID = 0x6F63_6C20
/// The format of the output, an `AudioStreamBasicDescription`: `'acod'`.
public let kAudioConverterCurrentOutputStreamDescription: AudioConverterPropertyID = 0x6163_6F64
/// The format of the input, an `AudioStreamBasicDescription`: `'acid'`.
public let kAudioConverterCurrentInputStreamDescription: AudioConverterPropertyID = 0x6163_6964
/// The bits per sample before compression, a `UInt32`: `'acbd'`.
public let kAudioConverterPropertyBitDepthHint: AudioConverterPropertyID = 0x6163_6264

/// The highest quality.
public let kAudioConverterQuality_Max: UInt32 = 127
/// A high quality.
public let kAudioConverterQuality_High: UInt32 = 96
/// Medium quality, the default.
public let kAudioConverterQuality_Medium: UInt32 = 64
/// A low quality.
public let kAudioConverterQuality_Low: UInt32 = 32
/// The lowest quality.
public let kAudioConverterQuality_Min: UInt32 = 0
/// Linear interpolation: `'line'`.
public let kAudioConverterSampleRateConverterComplexity_Linear: UInt32 = 0x6C69_6E65
/// A filter of normal length: `'norm'`.
public let kAudioConverterSampleRateConverterComplexity_Normal: UInt32 = 0x6E6F_726D
/// The longest filter: `'bats'`.
public let kAudioConverterSampleRateConverterComplexity_Mastering: UInt32 = 0x6261_7473
/// A minimum-phase filter; here the same as the normal one: `'minp'`.
public let kAudioConverterSampleRateConverterComplexity_MinimumPhase: UInt32 = 0x6D69_6E70
/// The conversion is primed with frames before the first one.
public let kConverterPrimeMethod_Pre: UInt32 = 0
/// The conversion ends with frames after the last one.
public let kConverterPrimeMethod_Normal: UInt32 = 1
/// The conversion is not primed.
public let kConverterPrimeMethod_None: UInt32 = 2

/// A reference to an audio converter.
public typealias AudioConverterRef = OpaquePointer
/// A property identifier of an audio converter.
public typealias AudioConverterPropertyID = UInt32
/// A callback that supplies packets: it sets their number, their buffers in the list, and their
/// descriptions; 0 packets without an error mean the end.
public typealias AudioConverterComplexInputDataProc =
  @Sendable (AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?, UnsafeMutableRawPointer? ) -> OSStatus

/// The file type is not supported: `'typ?'`.
public let kAudioFileStreamError_UnsupportedFileType: OSStatus = 0x7479_703F
/// The format is not supported: `'fmt?'`.
public let kAudioFileStreamError_UnsupportedDataFormat: OSStatus = 0x666D_743F
/// The stream does not support the property: `'pty?'`.
public let kAudioFileStreamError_UnsupportedProperty: OSStatus = 0x7074_793F
/// The size is wrong for the property: `'!siz'`.
public let kAudioFileStreamError_BadPropertySize: OSStatus = 0x2173_697A
/// The packets precede their description: `'optm'`.
public let kAudioFileStreamError_NotOptimized: OSStatus = 0x6F70_746D
/// The packet does not exist: `'pck?'`.
public let kAudioFileStreamError_InvalidPacketOffset: OSStatus = 0x7063_6B3F
/// The contents are invalid: `'dta?'`.
public let kAudioFileStreamError_InvalidFile: OSStatus = 0x6474_613F
/// The value is not yet known: `'unk?'`.
public let kAudioFileStreamError_ValueUnknown: OSStatus = 0x756E_6B3F
/// The data has not yet arrived; never returned here: `'more'`.
public let kAudioFileStreamError_DataUnavailable: OSStatus = 0x6D6F_7265
/// The operation is illegal in this state: `'nope'`.
public let kAudioFileStreamError_IllegalOperation: OSStatus = 0x6E6F_7065
/// Unspecified error: `'wht?'`.
public let kAudioFileStreamError_UnspecifiedError: OSStatus = 0x7768_743F
/// The stream cannot continue after the discontinuity: `'dsc!'`.
public let kAudioFileStreamError_DiscontinuityCantRecover: OSStatus = 0x6473_6321

/// The relation of bytes to the previous ones of a stream.
public struct AudioFileStreamParseFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bytes do not continue the previous ones, as after a seek.
  public static let discontinuity = Self(rawValue: 1)
}

/// Whether all properties are known and packets follow, a `UInt32`: `'redy'`.
public let kAudioFileStreamProperty_ReadyToProducePackets: AudioFileStreamPropertyID =
  0x7265_6479
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
public let kAudioFileStreamProperty_AudioDataPacketCount: AudioFileStreamPropertyID =
  0x7063_6E74
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
public let kAudioFileStreamProperty_PacketSizeUpperBound: AudioFileStreamPropertyID =
  0x706B_7562
/// The average size of a packet in bytes, a `Float64`: `'abpp'`.
public let kAudioFileStreamProperty_AverageBytesPerPacket: AudioFileStreamPropertyID =
  0x6162_7070
/// The bit rate in bits per second, a `UInt32`: `'brat'`.
public let kAudioFileStreamProperty_BitRate: AudioFileStreamPropertyID = 0x6272_6174
/// Title, artist and other information, a `CFDictionary`: `'info'`.
public let kAudioFileStreamProperty_InfoDictionary: AudioFileStreamPropertyID = 0x696E_666F

/// The state of a property of a stream.
public struct AudioFileStreamPropertyFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value can be read at any time; always set here.
  public static let propertyIsCached = Self(rawValue: 1)
  /// Requests that the value be cached; all are here.
  public static let cacheProperty = Self(rawValue: 2)
}

/// The exactness of the offset of a packet.
public struct AudioFileStreamSeekFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The offset is an estimate.
  public static let offsetIsEstimated = Self(rawValue: 1)
}

/// A reference to a stream of a sound file.
public typealias AudioFileStreamID = OpaquePointer
/// A property identifier of a stream.
public typealias AudioFileStreamPropertyID = UInt32
/// Called when a property of a stream becomes known.
public typealias AudioFileStream_PropertyListenerProc =
  @Sendable (UnsafeMutableRawPointer, AudioFileStreamID, AudioFileStreamPropertyID, UnsafeMutablePointer<AudioFileStreamPropertyFlags> ) -> Void
/// A callback for packets of a stream: the number of bytes, the number of packets, the bytes,
/// and descriptions of packets that differ in size.
public typealias AudioFileStream_PacketsProc =
  @Sendable (UnsafeMutableRawPointer, UInt32, UInt32, UnsafeRawPointer, UnsafeMutablePointer<AudioStreamPacketDescription>? ) -> Void

/// The exactness of the translation between bytes and packets.
public struct AudioBytePacketTranslationFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The result is an estimate; never set here.
  public static let bytePacketTranslationFlag_IsEstimate = Self(rawValue: 1)
}

/// Unspecified error: `'wht?'`.
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
/// The file type is not supported: `'typ?'`.
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
/// The format is not supported: `'fmt?'`.
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// The file does not support the property: `'pty?'`.
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size is wrong for the property: `'!siz'`.
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
/// The permissions of the file do not allow the operation: `'prm?'`.
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
/// Packets cannot be written before others; never returned here: `'optm'`.
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
/// The chunk does not exist; never returned here: `'chk?'`.
public let kAudioFileInvalidChunkError: OSStatus = 0x6368_6B3F
/// The file would be too large for its type; never returned here: `'off?'`.
public let kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6F66_663F
/// The packet does not exist: `'pck?'`.
public let kAudioFileInvalidPacketOffsetError: OSStatus = 0x7063_6B3F
/// The packets depend on others that are invalid; never returned here: `'dep?'`.
public let kAudioFileInvalidPacketDependencyError: OSStatus = 0x6465_703F
/// The contents of the file are invalid: `'dta?'`.
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
/// The file does not support the operation: `'op??'`.
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F
/// The file is not open.
public let kAudioFileNotOpenError: OSStatus = -38
/// There are no more packets.
public let kAudioFileEndOfFileError: OSStatus = -39
/// The position is invalid.
public let kAudioFilePositionError: OSStatus = -40
/// There is no file at the path.
public let kAudioFileFileNotFoundError: OSStatus = -43

/// The options for creating an audio file.
public struct AudioFileFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An existing file is replaced; without this flag, it is an error.
  public static let eraseFile = Self(rawValue: 1)
  /// The first packet need not be aligned to a page; here it never is.
  public static let dontPageAlignAudioData = Self(rawValue: 2)
}

/// The types that can be read, an array of `AudioFileTypeID`: `'afrf'`.
public let kAudioFileGlobalInfo_ReadableTypes: AudioFilePropertyID = 0x6166_7266
/// The types that can be written, an array of `AudioFileTypeID`: `'afwf'`.
public let kAudioFileGlobalInfo_WritableTypes: AudioFilePropertyID = 0x6166_7766
/// The name of a type, a `CFString`: `'ftnm'`.
public let kAudioFileGlobalInfo_FileTypeName: AudioFilePropertyID = 0x6674_6E6D
/// The formats of files of a type, an array of `AudioFormatID`: `'fmid'`.
public let kAudioFileGlobalInfo_AvailableFormatIDs: AudioFilePropertyID = 0x666D_6964
/// The extensions of all types, a `CFArray` of strings: `'alxt'`.
public let kAudioFileGlobalInfo_AllExtensions: AudioFilePropertyID = 0x616C_7874
/// The extensions of a type, a `CFArray` of strings: `'fext'`.
public let kAudioFileGlobalInfo_ExtensionsForType: AudioFilePropertyID = 0x6665_7874
/// The types with an extension, an array of `AudioFileTypeID`: `'text'`.
public let kAudioFileGlobalInfo_TypesForExtension: AudioFilePropertyID = 0x7465_7874

/// The artist.
public let kAFInfoDictionary_Artist = "artist"
/// The album.
public let kAFInfoDictionary_Album = "album"
/// The tempo.
public let kAFInfoDictionary_Tempo = "tempo"
/// The key signature.
public let kAFInfoDictionary_KeySignature = "key signature"
/// The time signature.
public let kAFInfoDictionary_TimeSignature = "time signature"
/// The number of the track.
public let kAFInfoDictionary_TrackNumber = "track number"
/// The year.
public let kAFInfoDictionary_Year = "year"
/// The composer.
public let kAFInfoDictionary_Composer = "composer"
/// The lyricist: the author of the text.
public let kAFInfoDictionary_Lyricist = "lyricist"
/// The genre.
public let kAFInfoDictionary_Genre = "genre"
/// The title.
public let kAFInfoDictionary_Title = "title"
/// The date of the recording.
public let kAFInfoDictionary_RecordedDate = "recorded date"
/// Comments.
public let kAFInfoDictionary_Comments = "comments"
/// The copyright.
public let kAFInfoDictionary_Copyright = "copyright"
/// The encoder.
public let kAFInfoDictionary_SourceEncoder = "source encoder"
/// The application that encoded the file.
public let kAFInfoDictionary_EncodingApplication = "encoding application"
/// The nominal bit rate in bits per second.
public let kAFInfoDictionary_NominalBitRate = "nominal bit rate"
/// The channel layout.
public let kAFInfoDictionary_ChannelLayout = "channel layout"
/// The approximate duration in seconds, as a string.
public let kAFInfoDictionary_ApproximateDurationInSeconds = "approximate duration in seconds"
/// The bits per sample before compression.
public let kAFInfoDictionary_SourceBitDepth = "source bit depth"
/// The International Standard Recording Code.
public let kAFInfoDictionary_ISRC = "ISRC"
/// The subtitle.
public let kAFInfoDictionary_SubTitle = "subtitle"

/// The permissions for an audio file.
public enum AudioFilePermissions: Int8, Sendable {
  /// Reading.
  case readPermission = 1
  /// Writing.
  case writePermission = 2
  /// Reading and writing.
  case readWritePermission = 3
}

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

/// A reference to an audio file.
public typealias AudioFileID = OpaquePointer
/// A property identifier of an audio file.
public typealias AudioFilePropertyID = UInt32
/// Reads bytes of a file for which the app has callbacks: the client data, the offset, the
/// number of bytes, the buffer, and the number of bytes read.
public typealias AudioFile_ReadProc =
  @Sendable (UnsafeMutableRawPointer, Int64, UInt32, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32> ) -> OSStatus
/// Writes bytes of a file for which the app has callbacks: the client data, the offset, the
/// number of bytes, the bytes, and the number of bytes written.
public typealias AudioFile_WriteProc =
  @Sendable (UnsafeMutableRawPointer, Int64, UInt32, UnsafeRawPointer, UnsafeMutablePointer<UInt32> ) -> OSStatus
/// Returns the size of a file for which the app has callbacks, given the client data.
public typealias AudioFile_GetSizeProc = @Sendable (UnsafeMutableRawPointer) -> Int64
/// Sets the size of a file for which the app has callbacks.
public typealias AudioFile_SetSizeProc = @Sendable (UnsafeMutableRawPointer, Int64) -> OSStatus

/// RF64, a WAV file with a 64-bit size: `'RF64'`.
public let kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634
/// BW64, a broadcast WAV file with a 64-bit size; not supported here: `'BW64'`.
public let kAudioFileBW64Type: AudioFileTypeID = 0x4257_3634
/// Sony Wave64: `'W64f'`.
public let kAudioFileWave64Type: AudioFileTypeID = 0x5736_3466
/// Sound Designer II; not supported here: `'Sd2f'`.
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x5364_3266
/// Sun and NeXT audio, AU: `'NeXT'`.
public let kAudioFileNextType: AudioFileTypeID = 0x4E65_5854
/// MPEG layer 2; not supported here: `'MPG2'`.
public let kAudioFileMP2Type: AudioFileTypeID = 0x4D50_4732
/// MPEG layer 1; not supported here: `'MPG1'`.
public let kAudioFileMP1Type: AudioFileTypeID = 0x4D50_4731
/// AC-3; not supported here: `'ac-3'`.
public let kAudioFileAC3Type: AudioFileTypeID = 0x6163_2D33
/// An MPEG-4 audiobook; not supported here: `'m4bf'`.
public let kAudioFileM4BType: AudioFileTypeID = 0x6D34_6266
/// 3GP; not supported here: `'3gpp'`.
public let kAudioFile3GPType: AudioFileTypeID = 0x3367_7070
/// 3GPP2; not supported here: `'3gp2'`.
public let kAudioFile3GP2Type: AudioFileTypeID = 0x3367_7032
/// AMR; not supported here: `'amrf'`.
public let kAudioFileAMRType: AudioFileTypeID = 0x616D_7266
/// AAC in LATM and LOAS; not supported here: `'loas'`.
public let kAudioFileLATMInLOASType: AudioFileTypeID = 0x6C6F_6173

/// A decoder: `'adec'`.
public let kAudioDecoderComponentType: UInt32 = 0x6164_6563
/// An encoder: `'aenc'`.
public let kAudioEncoderComponentType: UInt32 = 0x6165_6E63
/// Software codecs, as all are here: `'appl'`.
public let kAppleSoftwareAudioCodecManufacturer: UInt32 = 0x6170_706C
/// Hardware codecs; the phone has none: `'aphw'`.
public let kAppleHardwareAudioCodecManufacturer: UInt32 = 0x6170_6877

/// Unspecified error: `'what'`.
public let kAudioFormatUnspecifiedError: OSStatus = 0x7768_6174
/// The property is not supported: `'prop'`.
public let kAudioFormatUnsupportedPropertyError: OSStatus = 0x7072_6F70
/// The size is wrong for the property: `'!siz'`.
public let kAudioFormatBadPropertySizeError: OSStatus = 0x2173_697A
/// The size is wrong for the specifier: `'!spc'`.
public let kAudioFormatBadSpecifierSizeError: OSStatus = 0x2173_7063
/// The format can neither be played nor recorded: `'fmt?'`.
public let kAudioFormatUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// The format is unknown: `'!fmt'`.
public let kAudioFormatUnknownFormatError: OSStatus = 0x2166_6D74

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

/// The identifier of information about formats.
public typealias AudioFormatPropertyID = UInt32

/// The buffer belongs to another queue.
public let kAudioQueueErr_InvalidBuffer: OSStatus = -66687
/// The buffer is empty.
public let kAudioQueueErr_BufferEmpty: OSStatus = -66686
/// The queue is being disposed of.
public let kAudioQueueErr_DisposalPending: OSStatus = -66685
/// The queue does not support the property.
public let kAudioQueueErr_InvalidProperty: OSStatus = -66684
/// The size is wrong for the property.
public let kAudioQueueErr_InvalidPropertySize: OSStatus = -66683
/// The queue does not support the parameter.
public let kAudioQueueErr_InvalidParameter: OSStatus = -66682
/// The queue cannot start.
public let kAudioQueueErr_CannotStart: OSStatus = -66681
/// The device does not exist.
public let kAudioQueueErr_InvalidDevice: OSStatus = -66680
/// The buffer is enqueued and cannot be freed.
public let kAudioQueueErr_BufferInQueue: OSStatus = -66679
/// The operation is not valid while the queue runs, or while it does not.
public let kAudioQueueErr_InvalidRunState: OSStatus = -66678
/// The operation is not valid for playback, or for recording.
public let kAudioQueueErr_InvalidQueueType: OSStatus = -66677
/// The app lacks the permission.
public let kAudioQueueErr_Permissions: OSStatus = -66676
/// The value is invalid.
public let kAudioQueueErr_InvalidPropertyValue: OSStatus = -66675
/// The queue was not prepared in time; never returned here.
public let kAudioQueueErr_PrimeTimedOut: OSStatus = -66674
/// There is no codec for the format; never returned here.
public let kAudioQueueErr_CodecNotFound: OSStatus = -66673
/// The codec cannot be used; never returned here.
public let kAudioQueueErr_InvalidCodecAccess: OSStatus = -66672
/// The queue was disposed of, or never existed.
public let kAudioQueueErr_QueueInvalidated: OSStatus = -66671
/// The queue already has a tap; never returned here.
public let kAudioQueueErr_TooManyTaps: OSStatus = -66670
/// The tap is used outside of its callback; never returned here.
public let kAudioQueueErr_InvalidTapContext: OSStatus = -66669
/// Recorded sound was lost; never returned here.
public let kAudioQueueErr_RecordUnderrun: OSStatus = -66668
/// The tap is of another type; never returned here.
public let kAudioQueueErr_InvalidTapType: OSStatus = -66667
/// The buffer is already enqueued.
public let kAudioQueueErr_BufferEnqueuedTwice: OSStatus = -66666
/// The queue cannot start yet; never returned here.
public let kAudioQueueErr_CannotStartYet: OSStatus = -66665
/// The queue is being stopped or reset.
public let kAudioQueueErr_EnqueueDuringReset: OSStatus = -66632
/// The queue renders offline, or does not; never returned here.
public let kAudioQueueErr_InvalidOfflineMode: OSStatus = -66626

/// The volume of the queue, 0…1; 1 by default.
public let kAudioQueueParam_Volume: AudioQueueParameterID = 1
/// The play rate, 0.5…2; 1 by default.
public let kAudioQueueParam_PlayRate: AudioQueueParameterID = 2
/// The pitch shift in cents, −2400…2400; 0 by default.
public let kAudioQueueParam_Pitch: AudioQueueParameterID = 3
/// The duration of volume changes in seconds; 0 by default.
public let kAudioQueueParam_VolumeRampTime: AudioQueueParameterID = 4
/// The pan, from −1 on the left to 1 on the right; 0 by default.
public let kAudioQueueParam_Pan: AudioQueueParameterID = 13

/// Whether the queue is running, a `UInt32`; listeners are notified of each change: `'aqrn'`.
public let kAudioQueueProperty_IsRunning: AudioQueuePropertyID = 0x6171_726E
/// The sample rate of the phone's output or input, a `Float64`: `'aqsr'`.
public let kAudioQueueDeviceProperty_SampleRate: AudioQueuePropertyID = 0x6171_7372
/// The number of channels of the phone's output or input, a `UInt32`: `'aqdc'`.
public let kAudioQueueDeviceProperty_NumberChannels: AudioQueuePropertyID = 0x6171_6463
/// The unique name of the device, a `CFString`: `'aqcd'`.
public let kAudioQueueProperty_CurrentDevice: AudioQueuePropertyID = 0x6171_6364
/// The magic cookie of a compressed format, as bytes: `'aqmc'`.
public let kAudioQueueProperty_MagicCookie: AudioQueuePropertyID = 0x6171_6D63
/// The maximum size of a recorded packet in bytes, a `UInt32`: `'xops'`.
public let kAudioQueueProperty_MaximumOutputPacketSize: AudioQueuePropertyID = 0x786F_7073
/// The format of the queue, an `AudioStreamBasicDescription`: `'aqft'`.
public let kAudioQueueProperty_StreamDescription: AudioQueuePropertyID = 0x6171_6674
/// The channel layout, an `AudioChannelLayout`: `'aqcl'`.
public let kAudioQueueProperty_ChannelLayout: AudioQueuePropertyID = 0x6171_636C
/// Whether levels are metered, a `UInt32`; 0 by default: `'aqme'`.
public let kAudioQueueProperty_EnableLevelMetering: AudioQueuePropertyID = 0x6171_6D65
/// The levels of the channels, an array of `AudioQueueLevelMeterState`, 0…1: `'aqmv'`.
public let kAudioQueueProperty_CurrentLevelMeter: AudioQueuePropertyID = 0x6171_6D76
/// The levels of the channels in decibels relative to full scale, an array of
/// `AudioQueueLevelMeterState`: `'aqmd'`.
public let kAudioQueueProperty_CurrentLevelMeterDB: AudioQueuePropertyID = 0x6171_6D64
/// The number of frames decoded at a time, a `UInt32`: `'dcbf'`.
public let kAudioQueueProperty_DecodeBufferSizeFrames: AudioQueuePropertyID = 0x6463_6266
/// The status of the last conversion, a `UInt32`: `'qcve'`.
public let kAudioQueueProperty_ConverterError: AudioQueuePropertyID = 0x7163_7665
/// Whether the play rate and the pitch can be changed, a `UInt32`; 0 by default: `'q_tp'`.
public let kAudioQueueProperty_EnableTimePitch: AudioQueuePropertyID = 0x715F_7470
/// The time pitch algorithm, a `UInt32`: `'qtpa'`.
public let kAudioQueueProperty_TimePitchAlgorithm: AudioQueuePropertyID = 0x7174_7061
/// Whether the play rate and the pitch are bypassed, a `UInt32`: `'qtpb'`.
public let kAudioQueueProperty_TimePitchBypass: AudioQueuePropertyID = 0x7174_7062

/// Spectral: the highest quality, for music: `'spec'`.
public let kAudioQueueTimePitchAlgorithm_Spectral: UInt32 = 0x7370_6563
/// Time domain: a modest quality, for voices; here the same as the spectral one: `'tido'`.
public let kAudioQueueTimePitchAlgorithm_TimeDomain: UInt32 = 0x7469_646F
/// Low quality; here the same as the spectral one: `'lqzl'`.
public let kAudioQueueTimePitchAlgorithm_LowQualityZeroLatency: UInt32 = 0x6C71_7A6C
/// Varispeed: the pitch changes with the play rate: `'vspd'`.
public let kAudioQueueTimePitchAlgorithm_Varispeed: UInt32 = 0x7673_7064

/// A reference to an audio queue.
public typealias AudioQueueRef = OpaquePointer
/// A reference to the timeline of an audio queue.
public typealias AudioQueueTimelineRef = OpaquePointer
/// A property identifier of an audio queue.
public typealias AudioQueuePropertyID = UInt32
/// The identifier of a parameter of an audio queue.
public typealias AudioQueueParameterID = UInt32
/// The value of a parameter of an audio queue.
public typealias AudioQueueParameterValue = Float32
/// A pointer to a buffer of an audio queue.
public typealias AudioQueueBufferRef = UnsafeMutablePointer<AudioQueueBuffer>
/// A callback for a played buffer, with the user data.
public typealias AudioQueueOutputCallback =
  @Sendable (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef ) -> Void
/// A callback for a filled buffer, with the user data, the time of the first frame and the
/// packets.
public typealias AudioQueueInputCallback =
  @Sendable (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32, UnsafePointer<AudioStreamPacketDescription>? ) -> Void
/// A closure for a played buffer.
public typealias AudioQueueOutputCallbackBlock = (AudioQueueRef, AudioQueueBufferRef) -> Void
/// A closure for a filled buffer, with the time of the first frame and the packets.
public typealias AudioQueueInputCallbackBlock =
  (AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32, UnsafePointer<AudioStreamPacketDescription>?) -> Void
/// A callback for a changed property of a queue, with the user data.
public typealias AudioQueuePropertyListenerProc =
  @Sendable (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueuePropertyID ) -> Void

/// The unit does not support the property.
public let kAudioUnitErr_InvalidProperty: OSStatus = -10879
/// The unit does not support the parameter.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
/// The unit does not have the element.
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
/// Nothing is connected to the input.
public let kAudioUnitErr_NoConnection: OSStatus = -10876
/// The unit cannot be initialized.
public let kAudioUnitErr_FailedInitialization: OSStatus = -10875
/// More frames are requested than the maximum per slice.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
/// The unit does not support the format.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
/// The unit is not initialized.
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
/// The property is not valid in the scope.
public let kAudioUnitErr_InvalidScope: OSStatus = -10866
/// The property cannot be set.
public let kAudioUnitErr_PropertyNotWritable: OSStatus = -10865
/// The function cannot be called in this context.
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863
/// The value is invalid.
public let kAudioUnitErr_InvalidPropertyValue: OSStatus = -10851
/// The property has no value.
public let kAudioUnitErr_PropertyNotInUse: OSStatus = -10850
/// The unit is already initialized.
public let kAudioUnitErr_Initialized: OSStatus = -10849
/// The unit was disposed of.
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66749

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

/// Properties of a render call.
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The call comes before rendering; never set here.
  public static let unitRenderAction_PreRender = Self(rawValue: 1 << 2)
  /// The call comes after rendering; never set here.
  public static let unitRenderAction_PostRender = Self(rawValue: 1 << 3)
  /// The buffers are silent.
  public static let unitRenderAction_OutputIsSilence = Self(rawValue: 1 << 4)
}

/// The unit as a whole.
public let kAudioUnitScope_Global: AudioUnitScope = 0
/// The input of the unit.
public let kAudioUnitScope_Input: AudioUnitScope = 1
/// The output of the unit.
public let kAudioUnitScope_Output: AudioUnitScope = 2

/// Output units, for playback and recording: `'auou'`.
public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
/// The phone's output and input: `'rioc'`.
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
/// The phone's output and input with voice processing, which has no effect here: `'vpio'`.
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
/// The manufacturer of the system's units: `'appl'`.
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C

/// A reference to a kind of audio unit.
public typealias AudioComponent = OpaquePointer
/// A reference to an audio unit.
public typealias AudioComponentInstance = OpaquePointer
/// A reference to an audio unit.
public typealias AudioUnit = AudioComponentInstance
/// A property identifier of an audio unit.
public typealias AudioUnitPropertyID = UInt32
/// A scope of an audio unit.
public typealias AudioUnitScope = UInt32
/// The number of an element of a scope.
public typealias AudioUnitElement = UInt32
/// The number of a parameter of a version 2 unit.
public typealias AudioUnitParameterID = UInt32
/// A callback that renders sound, or is notified of recorded sound: the value, the flags, the
/// time, the bus number, the number of frames, and the buffers, if there are any.
public typealias AURenderCallback =
  @Sendable (UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>? ) -> OSStatus

/// The version of the unit.
public let kAUPresetVersionKey = "version"
/// The type of the unit.
public let kAUPresetTypeKey = "type"
/// The subtype.
public let kAUPresetSubtypeKey = "subtype"
/// The maker.
public let kAUPresetManufacturerKey = "manufacturer"
/// Data in the unit's own format.
public let kAUPresetDataKey = "data"
/// The name of the preset.
public let kAUPresetNameKey = "name"
/// The number of the preset.
public let kAUPresetNumberKey = "preset-number"

/// The direction of a bus.
public enum AUAudioUnitBusType: Int, Sendable {
  /// An input bus.
  case input = 1
  /// An output bus.
  case output = 2
}

/// A render status: `noErr`, or an error.
public typealias AUAudioUnitStatus = OSStatus
/// A time in frames.
public typealias AUEventSampleTime = Int64
/// A number of frames.
public typealias AUAudioFrameCount = UInt32
/// A number of channels.
public typealias AUAudioChannelCount = UInt32

/// The time of an event that is due in the next slice; a number of frames may be added to it.
public let AUEventSampleTimeImmediate = AUEventSampleTime(bitPattern: 0xFFFF_FFFF_0000_0000)

/// The state of a host's transport.
public struct AUHostTransportStateFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The state has changed since the last call.
  public static let changed = Self(rawValue: 1)
  /// The transport moves.
  public static let moving = Self(rawValue: 2)
  /// The host is recording, or armed.
  public static let recording = Self(rawValue: 4)
  /// The host is looping.
  public static let cycling = Self(rawValue: 8)
}

/// The kind of an event of a gesture.
public enum AUParameterAutomationEventType: UInt32, Sendable {
  /// A value was set.
  case value = 0
  /// The gesture has begun.
  case touch = 1
  /// The gesture has ended.
  case release = 2
}

/// The value of a parameter.
public typealias AUValue = Float
/// The number of a parameter in its tree.
public typealias AUParameterAddress = UInt64
/// A token of an observer of parameters.
public typealias AUParameterObserverToken = UnsafeMutableRawPointer
/// A block that observes values: the address and the new value.
public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
/// A block that records values: the number of changes, and the changes.
public typealias AUParameterRecordingObserver =
  (Int, UnsafePointer<AURecordedParameterEvent>) -> Void
/// A block that records gestures: the number of events, and the events.
public typealias AUParameterAutomationObserver =
  (Int, UnsafePointer<AUParameterAutomationEvent>) -> Void
/// A block that receives the new value of a parameter.
public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
/// A block that returns the current value of a parameter.
public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
/// A block that converts a value to a string; `nil` for the current value.
public typealias AUImplementorStringFromValueCallback =
  (AUParameter, UnsafePointer<AUValue>?) -> String
/// Returns the value for a string.
public typealias AUImplementorValueFromStringCallback = (AUParameter, String) -> AUValue
/// A block that returns a name of about a number of characters.
public typealias AUImplementorDisplayNameWithLengthCallback = (AUParameterNode, Int) -> String

/// A block that pulls the frames of an input: the flags, the time, the number of frames, the
/// bus number, and the buffers.
public typealias AURenderPullInputBlock =
  (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>) -> AUAudioUnitStatus
/// A host's block that renders frames: the flags, the time, the number of frames, the bus
/// number, the buffers, and the block that pulls the inputs.
public typealias AURenderBlock =
  (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, AURenderPullInputBlock?) -> AUAudioUnitStatus
/// A unit's block that renders frames: the flags, the time, the number of frames, the bus
/// number, the buffers, the first event of the slice, and the block that pulls the inputs.
public typealias AUInternalRenderBlock =
  (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AURenderEvent>?, AURenderPullInputBlock?) -> AUAudioUnitStatus
/// A block that observes slices: the flags, the time, the number of frames, and the bus number.
public typealias AURenderObserver =
  (AudioUnitRenderActionFlags, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int) -> Void
/// A block that is called when an input has frames: the flags, the time, their number, and the
/// bus number.
public typealias AUInputHandler =
  (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int) -> Void
/// A block that schedules a parameter change: the time, the duration of the ramp in frames, the
/// address, and the value.
public typealias AUScheduleParameterBlock =
  (AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue) -> Void
/// A block that schedules a MIDI event: the time, the cable number, the number of bytes, and
/// the bytes.
public typealias AUScheduleMIDIEventBlock =
  (AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>) -> Void
/// A block that receives a MIDI event of a unit: the time, the cable number, the number of
/// bytes, and the bytes.
public typealias AUMIDIOutputEventBlock =
  (AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>) -> OSStatus
/// A block that returns the musical context of the host: the tempo, the two numbers of the time
/// signature, the beat, the frames until the next one, and the beat at which the measure
/// begins.
public typealias AUHostMusicalContextBlock =
  (UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Double>?) -> Bool
/// A block that returns the transport state of the host: the state, the frame, and the first
/// and the last beat of the loop.
public typealias AUHostTransportStateBlock =
  (UnsafeMutablePointer<AUHostTransportStateFlags>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Bool

/// The kind of a scheduled event.
public enum AURenderEventType: UInt8, Sendable {
  /// An immediate parameter change.
  case parameter = 1
  /// A ramp of a parameter.
  case parameterRamp = 2
  /// A MIDI message of up to three bytes.
  case MIDI = 8
  /// A longer MIDI message.
  case midiSysEx = 9
}

/// The properties of a component.
public struct AudioComponentFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Only a description that also has this flag matches the component.
  public static let unsearchable = Self(rawValue: 1)
  /// The component works in a sandbox.
  public static let sandboxSafe = Self(rawValue: 2)
  /// The component is a version 3 audio unit.
  public static let isV3AudioUnit = Self(rawValue: 4)
  /// The component is created only asynchronously.
  public static let requiresAsyncInstantiation = Self(rawValue: 8)
  /// The component can be created in the app's process.
  public static let canLoadInProcess = Self(rawValue: 16)
}

/// The options for creating a unit.
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The unit of an extension runs in a process of its own; those of the app never do.
  public static let loadOutOfProcess = Self(rawValue: 1)
}

/// The unit of a parameter.
public enum AudioUnitParameterUnit: UInt32, Sendable {
  /// No unit.
  case generic = 0
  /// An index of a choice.
  case indexed = 1
  /// 0 or 1.
  case boolean = 2
  /// Percent.
  case percent = 3
  /// Seconds.
  case seconds = 4
  /// Frames.
  case sampleFrames = 5
  /// A phase in degrees, −180…180.
  case phase = 6
  /// A factor of speed.
  case rate = 7
  /// Hertz.
  case hertz = 8
  /// Hundredths of a semitone.
  case cents = 9
  /// Semitones.
  case relativeSemiTones = 10
  /// A MIDI note number.
  case midiNoteNumber = 11
  /// A MIDI controller value.
  case midiController = 12
  /// Decibels.
  case decibels = 13
  /// A factor of amplitude.
  case linearGain = 14
  /// Degrees.
  case degrees = 15
  /// The position of an equal-power crossfade.
  case equalPowerCrossfade = 16
  /// The position of a mixer fader.
  case mixerFaderCurve1 = 17
  /// A pan position, −1…1.
  case pan = 18
  /// Meters.
  case meters = 19
  /// An absolute pitch in cents.
  case absoluteCents = 20
  /// Octaves.
  case octaves = 21
  /// Beats per minute.
  case BPM = 22
  /// Beats.
  case beats = 23
  /// Milliseconds.
  case milliseconds = 24
  /// A ratio.
  case ratio = 25
  /// The custom unit named by `AUParameter.unitName`.
  case customUnit = 26
  /// A MIDI 2 controller value.
  case midi2Controller = 27
}

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

/// The codec was taken away; never returned here.
public let kExtAudioFileError_CodecUnavailableInputConsumed: OSStatus = -66559
/// The codec was taken away before the write; never returned here.
public let kExtAudioFileError_CodecUnavailableInputNotConsumed: OSStatus = -66560
/// The file does not support the property.
public let kExtAudioFileError_InvalidProperty: OSStatus = -66561
/// The size is wrong for the property.
public let kExtAudioFileError_InvalidPropertySize: OSStatus = -66562
/// The app's format is not linear PCM.
public let kExtAudioFileError_NonPCMClientFormat: OSStatus = -66563
/// The channels do not match the format.
public let kExtAudioFileError_InvalidChannelMap: OSStatus = -66564
/// The function cannot be called in this context.
public let kExtAudioFileError_InvalidOperationOrder: OSStatus = -66565
/// The format of the file is invalid.
public let kExtAudioFileError_InvalidDataFormat: OSStatus = -66566
/// The maximum size of a packet is unknown; never returned here.
public let kExtAudioFileError_MaxPacketSizeUnknown: OSStatus = -66567
/// The file is open for writing, or the frame is out of range.
public let kExtAudioFileError_InvalidSeek: OSStatus = -66568
/// Too many frames are written at once; never returned here.
public let kExtAudioFileError_AsyncWriteTooLarge: OSStatus = -66569
/// Frames were not written in time; never returned here.
public let kExtAudioFileError_AsyncWriteBufferOverflow: OSStatus = -66570

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

/// A reference to an extended audio file.
public typealias ExtAudioFileRef = OpaquePointer
/// A property identifier of an extended audio file.
public typealias ExtAudioFilePropertyID = UInt32

/// No error.
public let kAudioServicesNoError: OSStatus = 0
/// The property is not supported: `'pty?'`.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size is wrong for the property: `'!siz'`.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The size is wrong for a sound identifier: `'!spc'`.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// Unspecified error, such as a file that cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The phone did not respond in time; never returned here.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The sound is longer than 30 seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

/// The identifier of a system sound, one of the phone's own or one created from a file.
public typealias SystemSoundID = UInt32

/// The standard vibration.
///
/// - Source: the reference names it; 4095 is what it was in every header. Confidence:
///   documented.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
