// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/AVFAudio.tsv.
// Do not edit.

import Foundation

/// The filter types of an equalizer's bands.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// A parametric filter, with a frequency, a bandwidth and a gain.
  case parametric
  /// A low-pass filter, with a frequency.
  case lowPass
  /// A high-pass filter, with a frequency.
  case highPass
  /// A resonant low-pass filter; here without resonance (AudioEngine.FX3).
  case resonantLowPass
  /// A resonant high-pass filter; here without resonance (AudioEngine.FX3).
  case resonantHighPass
  /// A band-pass filter, with a frequency and a bandwidth.
  case bandPass
  /// A band-stop filter, with a frequency and a bandwidth.
  case bandStop
  /// A low shelf, with a frequency and a gain.
  case lowShelf
  /// A high shelf, with a frequency and a gain.
  case highShelf
  /// A resonant low shelf; here a steeper shelf (AudioEngine.FX3).
  case resonantLowShelf
  /// A resonant high shelf; here a steeper shelf (AudioEngine.FX3).
  case resonantHighShelf
}

/// The codes of errors of manual rendering, in the domain `com.apple.coreaudio.avfaudio`.
public enum AVAudioEngineManualRenderingError: Int, Sendable {
  /// The engine is in another mode.
  case invalidMode = -80800
  /// The engine runs.
  case initialized = -80801
  /// The engine is not running.
  case notRunning = -80802
}

/// The modes of manual rendering.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  /// The app renders at any time, and the engine may block.
  case offline = 0
  /// The app renders on a real-time thread, and the engine does not block.
  case realtime = 1
}

/// The results of manual rendering.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  /// The frames could not be rendered.
  case error = -1
  /// The frames are rendered.
  case success = 0
  /// The input node's block had no frames.
  case insufficientDataFromInputNode = 1
  /// The engine is busy; never returned here.
  case cannotDoInCurrentContext = 2
}

/// A completion handler of a player node's segment.
public typealias AVAudioNodeCompletionHandler = () -> Void
/// A completion handler of a player node's segment, which receives the type of the callback.
public typealias AVAudioPlayerNodeCompletionHandler =
  (AVAudioPlayerNodeCompletionCallbackType) -> Void
/// Receives the frames of a node's output and their time.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Renders the frames of a source node; returns 0 or an error code.
public typealias AVAudioSourceNodeRenderBlock =
  (UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>) -> OSStatus
/// Receives the frames of a sink node; returns 0 or an error code.
public typealias AVAudioSinkNodeReceiverBlock =
  (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus
/// Returns the frames of the input in manual rendering; `nil` without any.
public typealias AVAudioIONodeInputBlock =
  (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?
/// Renders frames in manual rendering.
public typealias AVAudioEngineManualRenderingBlock =
  (AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<OSStatus>?) -> AVAudioEngineManualRenderingStatus

extension Notification.Name {
  /// Posted when the audio route has changed and the engine has stopped (AudioEngine.CF1).
  public static let AVAudioEngineConfigurationChange =
    Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// The options of a scheduled buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The buffer loops until the player stops or another buffer interrupts it.
  public static let loops = Self(rawValue: 1)
  /// The buffer replaces those that are playing or pending.
  public static let interrupts = Self(rawValue: 2)
  /// The buffer replaces a looping one, at the end of its loop.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// The event after which a player node calls a completion handler.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// The player has read the segment.
  case dataConsumed = 0
  /// The engine has rendered the segment.
  case dataRendered = 1
  /// The segment has been heard.
  case dataPlayedBack = 2
}

/// The speech activity events while the input is muted.
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable {
  /// Speech has started.
  case started = 0
  /// Speech has ended.
  case ended = 1
}

/// The status of a converter's input.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// There is a buffer.
  case haveData = 0
  /// There is no buffer now, but there may be one later.
  case noDataNow = 1
  /// The input has ended.
  case endOfStream = 2
}

/// The result of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// The buffer has frames.
  case haveData = 0
  /// The input ran dry; the buffer has the available frames.
  case inputRanDry = 1
  /// The input has ended, and the buffer has no frames.
  case endOfStream = 2
  /// The conversion failed.
  case error = 3
}

/// Returns the next buffer of a converter's input, with at most a number of frames, and sets
/// its status; `nil` without one.
public typealias AVAudioConverterInputBlock =
  (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// The qualities of an encoder or of sample rate conversion.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest quality.
  case min = 0
  /// A low quality.
  case low = 0x20
  /// A medium quality.
  case medium = 0x40
  /// A high quality.
  case high = 0x60
  /// The highest quality.
  case max = 0x7F
}

/// The key of the sample format, an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate, a `Double`.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels, an `Int`.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits per sample of linear PCM: 8, 16, 24, 32 or 64.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether samples of linear PCM are big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples of linear PCM are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has a buffer of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the type of the file, an `AudioFileTypeID`; by default, the extension determines
/// it.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The key of the encoder quality; ignored here.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the encoder quality with a variable bit rate; ignored here.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
/// The key of the bit rate of an AAC encoder, in bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bit rate per channel of an AAC encoder, in bits per second.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the bit rate strategy; ignored here.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the bits per sample of Apple Lossless or FLAC: 16, 24 or 32.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the sample rate conversion algorithm; ignored here.
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// The key of the sample rate conversion quality; ignored here.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
/// The key of the channel layout, as `Data`; ignored here.
public let AVChannelLayoutKey = "AVChannelLayoutKey"

/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// A position in frames.
public typealias AVAudioFramePosition = Int64
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The index of an input or output of a node.
public typealias AVAudioNodeBus = Int

extension AVAudioSession {
  /// The options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Playback may resume.
    public static let shouldResume = Self(rawValue: 1)
  }
}

extension AVAudioSession {
  /// The reason for an interruption.
  public enum InterruptionReason: UInt, Sendable {
    /// Another sound, such as a call, has interrupted the session.
    case `default` = 0
    /// The app was suspended while its session was active.
    case appWasSuspended = 1
    /// The microphone was muted; not sent by this phone.
    case builtInMicMuted = 2
    /// A route was disconnected; not sent by this phone.
    case routeDisconnected = 4
  }
}

extension AVAudioSession {
  /// The type of an interruption notification.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption has ended.
    case ended = 0
    /// The interruption has begun.
    case began = 1
  }
}

extension AVAudioSession {
  /// The place of a data source on the phone.
  public struct Location: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The upper end.
    public static let upper = Self(rawValue: "Upper")
    /// The lower end.
    public static let lower = Self(rawValue: "Lower")
  }
}

extension AVAudioSession {
  /// Posted when an interruption such as a call begins or ends.
  public static let interruptionNotification = Notification.Name.AVAudioSessionInterruption
  /// The notification of another route.
  public static let routeChangeNotification = Notification.Name.AVAudioSessionRouteChange
  /// Posted when another app starts or stops playing.
  public static let silenceSecondaryAudioHintNotification =
    Notification.Name.AVAudioSessionSilenceSecondaryAudioHint
  /// Posted after the media services were reset (AudioSession.MR1).
  public static let mediaServicesWereResetNotification =
    Notification.Name.AVAudioSessionMediaServicesWereReset
  /// Posted when the media services were lost (AudioSession.MR1).
  public static let mediaServicesWereLostNotification =
    Notification.Name.AVAudioSessionMediaServicesWereLost
}

extension NSNotification.Name {
  /// The old name of `AVAudioSession.interruptionNotification`.
  public static let AVAudioSessionInterruption =
    NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// The old name of `AVAudioSession.routeChangeNotification`.
  public static let AVAudioSessionRouteChange =
    NSNotification.Name("AVAudioSessionRouteChangeNotification")
  /// The old name of `AVAudioSession.silenceSecondaryAudioHintNotification`.
  public static let AVAudioSessionSilenceSecondaryAudioHint =
    NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// The old name of `AVAudioSession.mediaServicesWereResetNotification`.
  public static let AVAudioSessionMediaServicesWereReset =
    NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  /// The old name of `AVAudioSession.mediaServicesWereLostNotification`.
  public static let AVAudioSessionMediaServicesWereLost =
    NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
}

/// The key of the raw value of an `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the raw value of `AVAudioSession.InterruptionOptions`, when an interruption ends.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the raw value of an `AVAudioSession.InterruptionReason`, when an interruption
/// begins.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of the raw value of an `AVAudioSession.RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the `AVAudioSessionRouteDescription` before the change.
public let AVAudioSessionRouteChangePreviousRouteKey =
  "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the raw value of an `AVAudioSession.SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// The key of a Boolean value that is true if the app was suspended while its session was
/// active.
public let AVAudioSessionInterruptionWasSuspendedKey =
  "AVAudioSessionInterruptionWasSuspendedKey"

extension AVAudioSession {
  /// The direction in which a data source points.
  public struct Orientation: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Up.
    public static let top = Self(rawValue: "Top")
    /// Down.
    public static let bottom = Self(rawValue: "Bottom")
    /// Out of the screen.
    public static let front = Self(rawValue: "Front")
    /// Away from the screen.
    public static let back = Self(rawValue: "Back")
    /// To the left.
    public static let left = Self(rawValue: "Left")
    /// To the right.
    public static let right = Self(rawValue: "Right")
  }
}

extension AVAudioSession {
  /// The directions from which a data source hears.
  public struct PolarPattern: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Equally sensitive in all directions.
    public static let omnidirectional = Self(rawValue: "Omnidirectional")
    /// Mainly sensitive in the direction of the source.
    public static let cardioid = Self(rawValue: "Cardioid")
    /// More sensitive in the direction of the source than in others.
    public static let subcardioid = Self(rawValue: "Subcardioid")
    /// Stereo; no source of this phone has it.
    public static let stereo = Self(rawValue: "Stereo")
  }
}

extension AVAudioSession {
  /// The type of an audio port.
  public struct Port: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The speaker.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The receiver, which is held to the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// Wired headphones.
    public static let headphones = Self(rawValue: "Headphones")
    /// The phone's microphone.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a wired headset.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// A line input; this phone has none.
    public static let lineIn = Self(rawValue: "LineIn")
    /// A line output; this phone has none.
    public static let lineOut = Self(rawValue: "LineOut")
    /// A Bluetooth device that plays music.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// A Bluetooth device for calls.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// A Bluetooth Low Energy device; this phone has none.
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    /// A network speaker.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// A display with speakers.
    public static let HDMI = Self(rawValue: "HDMI")
    /// A USB device.
    public static let usbAudio = Self(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Self(rawValue: "CarAudio")
    /// A virtual device; this phone has none.
    public static let virtual = Self(rawValue: "Virtual")
    /// A PCI device; this phone has none.
    public static let PCI = Self(rawValue: "PCI")
    /// A FireWire device; this phone has none.
    public static let fireWire = Self(rawValue: "FireWire")
    /// A DisplayPort device; this phone has none.
    public static let displayPort = Self(rawValue: "DisplayPort")
    /// An Audio Video Bridging device; this phone has none.
    public static let AVB = Self(rawValue: "AVB")
    /// A Thunderbolt device; this phone has none.
    public static let thunderbolt = Self(rawValue: "Thunderbolt")
  }
}

extension AVAudioSession {
  /// The override of the output port.
  public enum PortOverride: UInt, Sendable {
    /// The port of the category.
    case none = 0
    /// The speaker: `'spkr'`.
    case speaker = 0x7370_6B72
  }
}

extension AVAudioSession {
  /// The styles of prompts, according to the other sound.
  public enum PromptStyle: UInt, Sendable {
    /// No prompts.
    case none = 0x6E6F_6E65
    /// Short prompts, such as a sound.
    case short = 0x7368_7274
    /// Any prompts.
    case normal = 0x6E72_6D6C
  }
}

extension AVAudioSession {
  /// The reason for a route change.
  public enum RouteChangeReason: UInt, Sendable {
    /// The reason is unknown.
    case unknown = 0
    /// A device, such as headphones, was connected.
    case newDeviceAvailable = 1
    /// A device that was in use was disconnected.
    case oldDeviceUnavailable = 2
    /// The category has changed.
    case categoryChange = 3
    /// The app has overridden the output port.
    case override = 4
    /// The phone woke; not sent by this phone.
    case wakeFromSleep = 6
    /// No route suits the category; not sent by this phone.
    case noSuitableRouteForCategory = 7
    /// The configuration of the route changed; not sent by this phone.
    case routeConfigurationChange = 8
  }
}

extension AVAudioSession {
  /// The options for activating or deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Notifies the apps that the session has interrupted, so that they can resume
    /// (AudioSession.IN2).
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
}

extension AVAudioSession {
  /// The type of a notification about secondary audio.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// Secondary audio may resume.
    case end = 0
    /// Secondary audio should be silenced.
    case begin = 1
  }
}

/// The modes of a point source inside the listener's head, with the algorithm `auto`.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable {
  /// The source is mixed to mono in the center.
  case mono = 0
  /// The channels of the source are not spatialized.
  case bypass = 1
}

/// The algorithms that place a source around the listener.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
  /// The source is panned between left and right.
  case equalPowerPanning = 0
  /// The source is rendered binaurally, as with `HRTF`.
  case sphericalHead = 1
  /// The source is rendered binaurally, with a measured head-related transfer function.
  case HRTF = 2
  /// The source is rendered binaurally, as with `HRTF`.
  case soundField = 3
  /// The source is not spatialized.
  case stereoPassThrough = 5
  /// The source is rendered binaurally, as with `HRTF`.
  case HRTFHQ = 6
  /// The best algorithm for the output: `HRTF` for headphones, `equalPowerPanning` for speakers.
  case auto = 7
}

/// The modes for the channels of a source.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
  /// A mono source is spatialized, others are not.
  case spatializeIfMono = 0
  /// The source is not spatialized.
  case bypass = 1
  /// The mean of the channels is spatialized.
  case pointSource = 2
  /// The channels surround the listener; here they are not spatialized, and a warning says so.
  case ambienceBed = 3
}

/// The models of the attenuation of sources by distance.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
  /// (distance / reference)^−rolloff.
  case exponential = 1
  /// reference / (reference + rolloff · (distance − reference)).
  case inverse = 2
  /// 1 − rolloff · (distance − reference) / (maximum − reference).
  case linear = 3
}

/// The types of output for which `AVAudio3DMixingRenderingAlgorithm.auto` chooses an algorithm.
public enum AVAudioEnvironmentOutputType: Int, Sendable {
  /// The output of the audio session; speakers in manual rendering.
  case auto = 0
  /// Headphones.
  case headphones = 1
  /// The phone's speakers.
  case builtInSpeakers = 2
  /// Other speakers.
  case externalSpeakers = 3
}

/// The boundaries at which speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the current word.
  case word = 1
}

extension AVSpeechSynthesisVoice {
  /// The traits of a voice.
  public struct Traits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A novelty voice, for effects.
    public static let isNoveltyVoice = Self(rawValue: 1)
    /// A personal voice, modeled on the user's own.
    public static let isPersonalVoice = Self(rawValue: 2)
  }
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// A male voice.
  case male = 1
  /// A female voice.
  case female = 2
}

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The quality of every installed voice.
  case `default` = 1
  /// A larger, better voice; none is installed.
  case enhanced = 2
  /// The largest and best voice; none is installed.
  case premium = 3
}

extension AVSpeechSynthesizer {
  /// The authorization statuses for the user's personal voices.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user has denied it.
    case denied = 1
    /// The phone does not support personal voices.
    case unsupported = 2
    /// The user has granted it.
    case authorized = 3
  }
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
