// The C interface of audio sessions before iOS 7. Apple's headers deprecate it as of iOS 7, and
// Swift makes such names unavailable: they exist only for the compiler's advice (AudioSession.ON1).

/// A property of Audio Session Services.
public typealias AudioSessionPropertyID = UInt32

/// A property that told whether another app plays sound.
@available(
  *, unavailable,
  message:
    "deprecated as of iOS 7: use AVAudioSession's secondaryAudioShouldBeSilencedHint or isOtherAudioPlaying"
)
public let kAudioSessionProperty_OtherAudioIsPlaying: AudioSessionPropertyID = 0x6f74_6872
/// A property that let the sound of other apps continue: mixing.
@available(
  *, unavailable,
  message: "deprecated as of iOS 7: use AVAudioSession's setCategory(_:options:) with mixWithOthers"
)
public let kAudioSessionProperty_OverrideCategoryMixWithOthers: AudioSessionPropertyID = 0x636d_6978
/// A property that ducked the sound of other apps.
@available(
  *, unavailable,
  message: "deprecated as of iOS 7: use AVAudioSession's setCategory(_:options:) with duckOthers"
)
public let kAudioSessionProperty_OtherMixableAudioShouldDuck: AudioSessionPropertyID = 0x6475_636b

/// Read a property of the app's audio session.
@available(
  *, unavailable,
  message: "deprecated as of iOS 7: use the properties of AVAudioSession"
)
public func AudioSessionGetProperty(
  _ inID: AudioSessionPropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
  _ outData: UnsafeMutableRawPointer
) -> OSStatus { kAudioServicesUnsupportedPropertyError }
