// The formats of sound, with their documented four-character codes.

/// A format of sound.
public typealias AudioFormatID = UInt32
/// The flags of a format of sound.
public typealias AudioFormatFlags = UInt32
/// A type of sound file.
public typealias AudioFileTypeID = UInt32

/// Linear PCM: `'lpcm'`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// MPEG-4 AAC: `'aac '`.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless: `'alac'`.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// IMA ADPCM: `'ima4'`.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// μ-law: `'ulaw'`.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// A-law: `'alaw'`.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// MPEG layer 3: `'.mp3'`.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// FLAC: `'flac'`.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus: `'opus'`.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// AC-3; read, and not written: `'ac-3'`.
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
/// High-efficiency AAC; read as `kAudioFormatMPEG4AAC`, and not written: `'aach'`.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// AMR; not written: `'samr'`.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
/// iLBC; not supported here: `'ilbc'`.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263

/// A WAV file: `'WAVE'`.
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
/// An AIFF file: `'AIFF'`.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
/// An AIFF-C file: `'AIFC'`.
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
/// A CAF file: `'caff'`.
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
/// A FLAC file: `'flac'`.
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163
/// An MP3 file: `'MPG3'`.
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733
/// An M4A file: `'m4af'`.
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
/// An MPEG-4 file: `'mp4f'`.
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
/// A file of AAC in ADTS: `'adts'`.
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473

/// Samples are floating-point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
/// Samples are big-endian.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Samples are signed integers.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// The bits of a sample fill its bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// The bits of a sample are the high ones of its bytes.
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5

/// Samples have the byte order of the processor, which is little-endian.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Native-endian floating-point samples that fill their bytes.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags =
  kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
