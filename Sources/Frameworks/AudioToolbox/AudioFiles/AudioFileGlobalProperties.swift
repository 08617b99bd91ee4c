// The information about file types, with the documented four-character codes.

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
