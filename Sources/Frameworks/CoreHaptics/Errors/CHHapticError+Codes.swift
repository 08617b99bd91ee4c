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
