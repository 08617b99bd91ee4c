// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreHaptics.tsv.
// Do not edit.

import Foundation

/// The type of the keys in the options of a registered sound.
public typealias CHHapticAudioResourceKey = NSString

/// The key for whether attack and release fade the sound in and out: a Boolean, `true` by
/// default.
public let CHHapticAudioResourceKeyUseVolumeEnvelope = "EventWaveformUseVolumeEnvelope"
/// The key for whether the sound is repeated: a Boolean, `false` by default.
public let CHHapticAudioResourceKeyLoopEnabled = "EventWaveformLoopEnabled"

extension CHHapticEngine {
  /// The actions of an engine after all its players have finished; the raw values are Apple's.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine continues to run.
    case leaveEngineRunning = 2
  }
}

extension CHHapticEngine {
  /// A handler of a completed start or stop, with an error if it failed.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// A handler of the end of all players, which returns the engine's next action.
  public typealias FinishedHandler = ((any Error)?) -> CHHapticEngine.FinishedAction
  /// A handler of a reset, after which players and registered sounds no longer exist.
  public typealias ResetHandler = () -> Void
  /// A handler of a stop that the app did not request.
  public typealias StoppedHandler = (CHHapticEngine.StoppedReason) -> Void
}

extension CHHapticEngine {
  /// The reasons for a stop that the app did not request; the raw values are Apple's.
  public enum StoppedReason: Int, Sendable {
    /// An audio interruption such as a call has begun.
    case audioSessionInterrupt = 1
    /// The app is no longer in the foreground.
    case applicationSuspended = 2
    /// The engine was idle for long, and `isAutoShutdownEnabled` is true.
    case idleTimeout = 3
    /// All players finished, and a `FinishedHandler` requested the stop.
    case notifyWhenFinished = 4
    /// The engine was deallocated.
    case engineDestroyed = 5
    /// The game controller of the engine was disconnected.
    case gameControllerDisconnect = 6
    /// A system error occurred.
    case systemError = -1
  }
}

extension CHHapticError {
  /// The engine was not started, or has stopped.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The operation is not allowed for this object.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The engine did not start in time.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The device does not support the operation.
  public static var notSupported: Code { .notSupported }
  /// The haptic server could not be set up.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The haptic server failed while it was in use.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The player does not belong to this engine, or is no longer valid.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The data is not a pattern.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The dictionary is not a pattern.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The audio session cannot be used.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// A parameter of the engine is out of range.
  public static var invalidEngineParameter: Code { .invalidEngineParameter }
  /// The type of a parameter is unknown.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// The type of an event is unknown.
  public static var invalidEventType: Code { .invalidEventType }
  /// The time of an event is invalid.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// The duration of an event is invalid.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// The audio resource is not registered or cannot be played.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// A required resource is not available.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// An event of a pattern is malformed.
  public static var badEventEntry: Code { .badEventEntry }
  /// A parameter of a pattern is malformed.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// A time is invalid.
  public static var invalidTime: Code { .invalidTime }
  /// The file does not exist.
  public static var fileNotFound: Code { .fileNotFound }
  /// The battery is too low.
  public static var insufficientPower: Code { .insufficientPower }
  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// There is not enough memory.
  public static var memoryError: Code { .memoryError }
}

extension CHHapticDynamicParameter {
  /// The identifier of a dynamic parameter, which acts on a whole pattern.
  public struct ID: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Multiplies the intensity of haptic events, 0…1.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// Adds to the sharpness of haptic events, −1…1.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    /// Adds to the attack time of haptic events, −1…1.
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    /// Adds to the decay time of haptic events, −1…1.
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    /// Adds to the release time of haptic events, −1…1.
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
    /// Multiplies the volume of audio events, 0…1.
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    /// Adds to the pan of audio events, −1…1.
    public static let audioPanControl = Self(rawValue: "AudioPanControl")
    /// Adds to the brightness of audio events, −1…1.
    public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
    /// Adds to the pitch of audio events, −1…1.
    public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
    /// Adds to the attack time of audio events, −1…1.
    public static let audioAttackTimeControl = Self(rawValue: "AudioAttackTimeControl")
    /// Adds to the decay time of audio events, −1…1.
    public static let audioDecayTimeControl = Self(rawValue: "AudioDecayTimeControl")
    /// Adds to the release time of audio events, −1…1.
    public static let audioReleaseTimeControl = Self(rawValue: "AudioReleaseTimeControl")
  }
}

extension CHHapticEvent {
  /// The type of an event.
  public struct EventType: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A brief impulse, such as a tap.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// A vibration that lasts for its duration.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// A tone that lasts for its duration.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// A sound of the app.
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }
}

extension CHHapticEvent {
  /// The identifier of a parameter of an event.
  public struct ParameterID: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The felt strength, from none, 0, to full, 1.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// The character of a haptic event, from dull, 0, to crisp, 1.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// The fade-in time of the event, normalized to 0…1.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// The fade-out time of an event that is not sustained, normalized to 0…1.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// The fade-out time after the end of the event, normalized to 0…1.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether the intensity is sustained until the end, 0 or 1.
    public static let sustained = Self(rawValue: "Sustained")
    /// The loudness of a sound, from silent, 0, to full, 1.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// The height of a sound, from low, −1, to high, 1.
    public static let audioPitch = Self(rawValue: "AudioPitch")
    /// The place of a sound, from left, −1, to right, 1.
    public static let audioPan = Self(rawValue: "AudioPan")
    /// The tone of a sound, from dull, 0, to bright, 1.
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
  }
}

extension CHHapticPattern {
  /// The keys of a pattern's dictionary and of its AHAP file.
  public struct Key: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The version of the format, a number.
    public static let version = Self(rawValue: "Version")
    /// The array of events, parameters and curves.
    public static let pattern = Self(rawValue: "Pattern")
    /// An event.
    public static let event = Self(rawValue: "Event")
    /// The type of an event.
    public static let eventType = Self(rawValue: "EventType")
    /// Seconds from the start.
    public static let time = Self(rawValue: "Time")
    /// The duration of an event in seconds.
    public static let eventDuration = Self(rawValue: "EventDuration")
    /// The path of an event's sound.
    public static let eventWaveformPath = Self(rawValue: "EventWaveformPath")
    /// Whether attack and release fade a sound in and out.
    public static let eventWaveformUseVolumeEnvelope =
      Self(rawValue: "EventWaveformUseVolumeEnvelope")
    /// Whether a sound is repeated.
    public static let eventWaveformLoopEnabled = Self(rawValue: "EventWaveformLoopEnabled")
    /// The parameters of an event.
    public static let eventParameters = Self(rawValue: "EventParameters")
    /// A dynamic parameter.
    public static let parameter = Self(rawValue: "Parameter")
    /// The identifier of a parameter.
    public static let parameterID = Self(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Self(rawValue: "ParameterValue")
    /// A parameter curve.
    public static let parameterCurve = Self(rawValue: "ParameterCurve")
    /// The control points of a curve.
    public static let parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
  }
}
