extension CHHapticError {
  /// The engine was not started, or has stopped.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The operation is not allowed for this object.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The engine did not start in time.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The device cannot do it.
  public static var notSupported: Code { .notSupported }
  /// The haptic server could not be set up.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The haptic server failed while it was in use.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The player is not of this engine, or no more.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The data is no pattern.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The dictionary is no pattern.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The audio session cannot be used.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// A parameter of the engine is out of range.
  public static var invalidEngineParameter: Code { .invalidEngineParameter }
  /// The type of a parameter is not known.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// The type of an event is not known.
  public static var invalidEventType: Code { .invalidEventType }
  /// The time of an event is no time.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// The duration of an event is no duration.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// The audio resource is not known or cannot be played.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// A resource that is needed cannot be had.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// An event of a pattern is malformed.
  public static var badEventEntry: Code { .badEventEntry }
  /// A parameter of a pattern is malformed.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// A time is no time.
  public static var invalidTime: Code { .invalidTime }
  /// There is no such file.
  public static var fileNotFound: Code { .fileNotFound }
  /// The battery is too low.
  public static var insufficientPower: Code { .insufficientPower }
  /// Nobody knows.
  public static var unknownError: Code { .unknownError }
  /// There is not enough memory.
  public static var memoryError: Code { .memoryError }
}
