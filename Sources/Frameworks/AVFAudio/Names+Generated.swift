// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/AVFAudio.tsv.
// Do not edit.

import Foundation

/// The kinds of an equalizer's bands.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// A peak or a dip, with a frequency, a bandwidth and a gain.
  case parametric
  /// A low pass, with a frequency.
  case lowPass
  /// A high pass, with a frequency.
  case highPass
  /// A low pass with a resonance; here one without (AudioEngine.FX3).
  case resonantLowPass
  /// A high pass with a resonance; here one without (AudioEngine.FX3).
  case resonantHighPass
  /// A band pass, with a frequency and a bandwidth.
  case bandPass
  /// A band stop, with a frequency and a bandwidth.
  case bandStop
  /// A gain below a frequency.
  case lowShelf
  /// A gain above a frequency.
  case highShelf
  /// A gain below a frequency with a resonance, here a steeper shelf (AudioEngine.FX3).
  case resonantLowShelf
  /// A gain above a frequency with a resonance, here a steeper shelf (AudioEngine.FX3).
  case resonantHighShelf
}

/// The codes of errors of manual rendering, in the domain `com.apple.coreaudio.avfaudio`.
public enum AVAudioEngineManualRenderingError: Int, Sendable {
  /// The engine is in another mode.
  case invalidMode = -80800
  /// The engine runs.
  case initialized = -80801
  /// The engine does not run.
  case notRunning = -80802
}

/// The modes of manual rendering.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  /// The app renders when it likes, and the engine may block.
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
  /// The engine is busy; not returned here.
  case cannotDoInCurrentContext = 2
}

/// A completion handler of a player node's segment.
public typealias AVAudioNodeCompletionHandler = () -> Void
/// A completion handler of a player node's segment, which receives the type of the callback.
public typealias AVAudioPlayerNodeCompletionHandler =
  (AVAudioPlayerNodeCompletionCallbackType) -> Void
/// Receives the frames of a node's output and their time.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Renders the frames of a source node; returns 0, or the number of an error.
public typealias AVAudioSourceNodeRenderBlock =
  (UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>) -> OSStatus
/// Receives the frames of a sink node; returns 0, or the number of an error.
public typealias AVAudioSinkNodeReceiverBlock =
  (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus
/// Returns the frames of the input in manual rendering; `nil` without any.
public typealias AVAudioIONodeInputBlock =
  (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?
/// Renders frames in manual rendering.
public typealias AVAudioEngineManualRenderingBlock =
  (AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<OSStatus>?) -> AVAudioEngineManualRenderingStatus

extension Notification.Name {
  /// Posted when sound has changed to another device and the engine has stopped
  /// (AudioEngine.CF1).
  public static let AVAudioEngineConfigurationChange =
    Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// The options of a scheduled buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The buffer repeats until the player stops or another buffer interrupts it.
  public static let loops = Self(rawValue: 1)
  /// The buffer interrupts those that play or wait.
  public static let interrupts = Self(rawValue: 2)
  /// The buffer interrupts one that repeats, at the end of its pass.
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

/// An event of a voice that is heard while the input is muted.
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable {
  /// Somebody speaks.
  case started = 0
  /// Nobody speaks any more.
  case ended = 1
}

/// Whether the input of a converter has a buffer.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// It has a buffer.
  case haveData = 0
  /// It has none now, and may have one later.
  case noDataNow = 1
  /// It has ended.
  case endOfStream = 2
}

/// The result of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// The buffer has frames.
  case haveData = 0
  /// The input has too few frames now; the buffer has what there was.
  case inputRanDry = 1
  /// The input has ended, and the buffer has no frames.
  case endOfStream = 2
  /// The conversion failed.
  case error = 3
}

/// Returns the next buffer of a converter's input, of at most a number of frames, and sets its
/// status; `nil` without one.
public typealias AVAudioConverterInputBlock =
  (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// The qualities of an encoder or of a conversion of the sample rate.
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

/// The key of the format of the samples, an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate, a `Double`.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels, an `Int`.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the number of bits of a sample of linear PCM: 8, 16, 24, 32 or 64.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether samples of linear PCM are big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples of linear PCM are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has a buffer of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the type of the file, an `AudioFileTypeID`; otherwise the extension tells.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The key of the quality of the encoder; ignored here.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the quality of the encoder for a variable bit rate; ignored here.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
/// The key of the bits a second of an encoder of AAC.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits a second of a channel of an encoder of AAC.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the strategy of the bit rate; ignored here.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the number of bits of a sample of Apple Lossless or FLAC: 16, 24 or 32.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the algorithm of a conversion of the sample rate; ignored here.
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// The key of the quality of a conversion of the sample rate; ignored here.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
/// The key of the arrangement of the channels, as `Data`; ignored here.
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
  /// Posted when the route changes.
  public static let routeChangeNotification = Notification.Name.AVAudioSessionRouteChange
  /// Posted when another app begins to play, or stops.
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

    /// Upwards.
    public static let top = Self(rawValue: "Top")
    /// Downwards.
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

    /// All directions.
    public static let omnidirectional = Self(rawValue: "Omnidirectional")
    /// Mainly the direction of the source.
    public static let cardioid = Self(rawValue: "Cardioid")
    /// The direction of the source more than others.
    public static let subcardioid = Self(rawValue: "Subcardioid")
    /// Left and right in two channels; this phone has no source with it.
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
    /// A speaker in the network.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// A screen with speakers.
    public static let HDMI = Self(rawValue: "HDMI")
    /// A USB device.
    public static let usbAudio = Self(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Self(rawValue: "CarAudio")
    /// A sound of no hardware; this phone has none.
    public static let virtual = Self(rawValue: "Virtual")
    /// A device at a PCI bus; this phone has none.
    public static let PCI = Self(rawValue: "PCI")
    /// A device at a FireWire bus; this phone has none.
    public static let fireWire = Self(rawValue: "FireWire")
    /// A device at a DisplayPort; this phone has none.
    public static let displayPort = Self(rawValue: "DisplayPort")
    /// A device by Audio Video Bridging; this phone has none.
    public static let AVB = Self(rawValue: "AVB")
    /// A device at a Thunderbolt bus; this phone has none.
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
  /// The kind of prompts that suit what is heard.
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
  /// The options of activating or deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The apps that the session has interrupted are advised to resume (AudioSession.IN2).
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

/// The sound of a point source inside of the listener's head, with the algorithm `auto`.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable {
  /// The source is one channel in the center.
  case mono = 0
  /// The channels of the source are not placed.
  case bypass = 1
}

/// The ways to place a source around the listener.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
  /// The source is panned between left and right.
  case equalPowerPanning = 0
  /// The source is filtered for two ears; as `HRTF`.
  case sphericalHead = 1
  /// The source is filtered for two ears, by a measured head.
  case HRTF = 2
  /// The source is filtered for two ears; as `HRTF`.
  case soundField = 3
  /// The source is not placed.
  case stereoPassThrough = 5
  /// The source is filtered for two ears; as `HRTF`.
  case HRTFHQ = 6
  /// The best way for the output: `HRTF` for headphones, `equalPowerPanning` for speakers.
  case auto = 7
}

/// The way in which the channels of a source are placed.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
  /// A source of one channel is placed, others are not.
  case spatializeIfMono = 0
  /// The source is not placed.
  case bypass = 1
  /// The mean of the channels is placed.
  case pointSource = 2
  /// The channels are placed around the listener; here they are not placed, and a warning says
  /// so.
  case ambienceBed = 3
}

/// The ways in which sources become softer with their distance.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
  /// (distance / reference)^−rolloff.
  case exponential = 1
  /// reference / (reference + rolloff · (distance − reference)).
  case inverse = 2
  /// 1 − rolloff · (distance − reference) / (maximum − reference).
  case linear = 3
}

/// The output for which `AVAudio3DMixingRenderingAlgorithm.auto` chooses a way.
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

/// The place in a text at which speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word that is spoken.
  case word = 1
}

extension AVSpeechSynthesisVoice {
  /// The traits of a voice.
  public struct Traits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A voice for effects.
    public static let isNoveltyVoice = Self(rawValue: 1)
    /// A voice that was made of the user's own.
    public static let isPersonalVoice = Self(rawValue: 2)
  }
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Not known.
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
  /// A larger voice; none is installed.
  case enhanced = 2
  /// The largest voice; none is installed.
  case premium = 3
}

extension AVSpeechSynthesizer {
  /// Whether the app may use voices that were made of the user's own.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user has refused.
    case denied = 1
    /// The phone has no such voices.
    case unsupported = 2
    /// The user has agreed.
    case authorized = 3
  }
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The speed of speech that is not set.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
