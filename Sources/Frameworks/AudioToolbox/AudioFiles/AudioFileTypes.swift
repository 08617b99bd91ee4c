// File types besides those of CoreAudioTypes, with their documented codes.

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
