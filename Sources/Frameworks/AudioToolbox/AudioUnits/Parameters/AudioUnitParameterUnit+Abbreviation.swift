extension AudioUnitParameterUnit {
  /// The unit's symbol, as shown to users; `nil` if it has none.
  ///
  /// - Source: the usual signs; which ones an iPhone shows is a guess.
  var abbreviation: String? {
    switch self {
    case .percent: "%"
    case .seconds: "s"
    case .milliseconds: "ms"
    case .sampleFrames: "frames"
    case .phase, .degrees: "°"
    case .rate: "x"
    case .hertz: "Hz"
    case .cents, .absoluteCents: "cents"
    case .relativeSemiTones: "semitones"
    case .decibels: "dB"
    case .meters: "m"
    case .octaves: "octaves"
    case .BPM: "BPM"
    case .beats: "beats"
    default: nil
    }
  }
}
