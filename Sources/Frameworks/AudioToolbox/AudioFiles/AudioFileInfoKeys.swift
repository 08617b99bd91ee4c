// The keys of the information dictionary. Their strings are documented.

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
