// The labels of positions, with their documented numbers.

/// A channel without use.
public let kAudioChannelLabel_Unused: AudioChannelLabel = 0
/// The channel has coordinates.
public let kAudioChannelLabel_UseCoordinates: AudioChannelLabel = 100
/// The center.
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
/// Low frequencies.
public let kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4
/// Left surround.
public let kAudioChannelLabel_LeftSurround: AudioChannelLabel = 5
/// Right surround.
public let kAudioChannelLabel_RightSurround: AudioChannelLabel = 6
/// Left of the center.
public let kAudioChannelLabel_LeftCenter: AudioChannelLabel = 7
/// Right of the center.
public let kAudioChannelLabel_RightCenter: AudioChannelLabel = 8
/// Center surround.
public let kAudioChannelLabel_CenterSurround: AudioChannelLabel = 9
/// Left surround, direct.
public let kAudioChannelLabel_LeftSurroundDirect: AudioChannelLabel = 10
/// Right surround, direct.
public let kAudioChannelLabel_RightSurroundDirect: AudioChannelLabel = 11
/// Above the listener.
public let kAudioChannelLabel_TopCenterSurround: AudioChannelLabel = 12
/// Front left, high.
public let kAudioChannelLabel_VerticalHeightLeft: AudioChannelLabel = 13
/// Front center, high.
public let kAudioChannelLabel_VerticalHeightCenter: AudioChannelLabel = 14
/// Front right, high.
public let kAudioChannelLabel_VerticalHeightRight: AudioChannelLabel = 15
/// Back left, at the top.
public let kAudioChannelLabel_TopBackLeft: AudioChannelLabel = 16
/// Back center, at the top.
public let kAudioChannelLabel_TopBackCenter: AudioChannelLabel = 17
/// Back right, at the top.
public let kAudioChannelLabel_TopBackRight: AudioChannelLabel = 18
/// Rear surround left.
public let kAudioChannelLabel_RearSurroundLeft: AudioChannelLabel = 33
/// Rear surround right.
public let kAudioChannelLabel_RearSurroundRight: AudioChannelLabel = 34
/// Wide left.
public let kAudioChannelLabel_LeftWide: AudioChannelLabel = 35
/// Wide right.
public let kAudioChannelLabel_RightWide: AudioChannelLabel = 36
/// More low frequencies.
public let kAudioChannelLabel_LFE2: AudioChannelLabel = 37
/// The left one of four matrix-encoded channels.
public let kAudioChannelLabel_LeftTotal: AudioChannelLabel = 38
/// Right of four channels in a matrix.
public let kAudioChannelLabel_RightTotal: AudioChannelLabel = 39
/// The channel for the hearing impaired.
public let kAudioChannelLabel_HearingImpaired: AudioChannelLabel = 40
/// A narration.
public let kAudioChannelLabel_Narration: AudioChannelLabel = 41
/// A mix for the dialog.
public let kAudioChannelLabel_DialogCentricMix: AudioChannelLabel = 43
/// Center surround, direct.
public let kAudioChannelLabel_CenterSurroundDirect: AudioChannelLabel = 44
/// Haptics.
public let kAudioChannelLabel_Haptic: AudioChannelLabel = 45
/// Front left, at the top.
public let kAudioChannelLabel_LeftTopFront: AudioChannelLabel =
  kAudioChannelLabel_VerticalHeightLeft
/// Front center, at the top.
public let kAudioChannelLabel_CenterTopFront: AudioChannelLabel =
  kAudioChannelLabel_VerticalHeightCenter
/// Front right, at the top.
public let kAudioChannelLabel_RightTopFront: AudioChannelLabel =
  kAudioChannelLabel_VerticalHeightRight
/// Middle left, at the top.
public let kAudioChannelLabel_LeftTopMiddle: AudioChannelLabel = 49
/// Middle center, at the top.
public let kAudioChannelLabel_CenterTopMiddle: AudioChannelLabel =
  kAudioChannelLabel_TopCenterSurround
/// Middle right, at the top.
public let kAudioChannelLabel_RightTopMiddle: AudioChannelLabel = 51
/// Rear left, at the top.
public let kAudioChannelLabel_LeftTopRear: AudioChannelLabel = 52
/// Rear center, at the top.
public let kAudioChannelLabel_CenterTopRear: AudioChannelLabel = 53
/// Rear right, at the top.
public let kAudioChannelLabel_RightTopRear: AudioChannelLabel = 54
/// Left at the side.
public let kAudioChannelLabel_LeftSideSurround: AudioChannelLabel = 55
/// Right at the side.
public let kAudioChannelLabel_RightSideSurround: AudioChannelLabel = 56
/// Left, at the bottom.
public let kAudioChannelLabel_LeftBottom: AudioChannelLabel = 57
/// Right, at the bottom.
public let kAudioChannelLabel_RightBottom: AudioChannelLabel = 58
/// Center, at the bottom.
public let kAudioChannelLabel_CenterBottom: AudioChannelLabel = 59
/// Left surround, at the top.
public let kAudioChannelLabel_LeftTopSurround: AudioChannelLabel = 60
/// Right surround, at the top.
public let kAudioChannelLabel_RightTopSurround: AudioChannelLabel = 61
/// Third low frequencies.
public let kAudioChannelLabel_LFE3: AudioChannelLabel = 62
/// Left surround, at the back.
public let kAudioChannelLabel_LeftBackSurround: AudioChannelLabel = 63
/// Right surround, at the back.
public let kAudioChannelLabel_RightBackSurround: AudioChannelLabel = 64
/// The left edge of the screen.
public let kAudioChannelLabel_LeftEdgeOfScreen: AudioChannelLabel = 65
/// The right edge of the screen.
public let kAudioChannelLabel_RightEdgeOfScreen: AudioChannelLabel = 66
/// W of ambisonics.
public let kAudioChannelLabel_Ambisonic_W: AudioChannelLabel = 200
/// X of ambisonics.
public let kAudioChannelLabel_Ambisonic_X: AudioChannelLabel = 201
/// Y of ambisonics.
public let kAudioChannelLabel_Ambisonic_Y: AudioChannelLabel = 202
/// Z of ambisonics.
public let kAudioChannelLabel_Ambisonic_Z: AudioChannelLabel = 203
/// The mid of a recording of mid and side.
public let kAudioChannelLabel_MS_Mid: AudioChannelLabel = 204
/// The side of a recording of mid and side.
public let kAudioChannelLabel_MS_Side: AudioChannelLabel = 205
/// X of a pair of microphones.
public let kAudioChannelLabel_XY_X: AudioChannelLabel = 206
/// Y of a pair of microphones.
public let kAudioChannelLabel_XY_Y: AudioChannelLabel = 207
/// The left ear.
public let kAudioChannelLabel_BinauralLeft: AudioChannelLabel = 208
/// The right ear.
public let kAudioChannelLabel_BinauralRight: AudioChannelLabel = 209
/// Left of headphones.
public let kAudioChannelLabel_HeadphonesLeft: AudioChannelLabel = 301
/// Right of headphones.
public let kAudioChannelLabel_HeadphonesRight: AudioChannelLabel = 302
/// Clicks.
public let kAudioChannelLabel_ClickTrack: AudioChannelLabel = 304
/// Another language.
public let kAudioChannelLabel_ForeignLanguage: AudioChannelLabel = 305
/// A discrete channel, without a position.
public let kAudioChannelLabel_Discrete: AudioChannelLabel = 400
