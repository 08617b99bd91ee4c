extension CHHapticError {
  /// The codes of Core Haptics' errors; the raw values are Apple's.
  public enum Code: Int, _StoredErrorCode, Hashable, CaseIterable {
    /// The error.
    public typealias _ErrorType = CHHapticError

    /// The engine was not started, or has stopped.
    case engineNotRunning = -4805
    /// The operation is not allowed for this object.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// The device does not support the operation.
    case notSupported = -4809
    /// The haptic server could not be set up.
    case serverInitFailed = -4810
    /// The haptic server failed while it was in use.
    case serverInterrupted = -4811
    /// The player does not belong to this engine, or is no longer valid.
    case invalidPatternPlayer = -4812
    /// The data is not a pattern.
    case invalidPatternData = -4813
    /// The dictionary is not a pattern.
    case invalidPatternDictionary = -4814
    /// The audio session cannot be used.
    case invalidAudioSession = -4815
    /// A parameter of the engine is out of range.
    case invalidEngineParameter = -4816
    /// The type of a parameter is unknown.
    case invalidParameterType = -4820
    /// The type of an event is unknown.
    case invalidEventType = -4821
    /// The time of an event is invalid.
    case invalidEventTime = -4822
    /// The duration of an event is invalid.
    case invalidEventDuration = -4823
    /// The audio resource is not registered or cannot be played.
    case invalidAudioResource = -4824
    /// A required resource is not available.
    case resourceNotAvailable = -4825
    /// An event of a pattern is malformed.
    case badEventEntry = -4830
    /// A parameter of a pattern is malformed.
    case badParameterEntry = -4831
    /// A time is invalid.
    case invalidTime = -4840
    /// The file does not exist.
    case fileNotFound = -4851
    /// The battery is too low.
    case insufficientPower = -4897
    /// The cause is unknown.
    case unknownError = -4898
    /// There is not enough memory.
    case memoryError = -4899
  }
}

extension CHHapticError.Code {
  /// A description of the code.
  var meaning: String {
    let words = "\(self)".reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
