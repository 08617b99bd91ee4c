/// The names of formats.
enum FormatNames {
  /// Returns the name of a format, in English.
  static func name(_ format: AudioStreamBasicDescription) -> String {
    guard format.mFormatID == kAudioFormatLinearPCM else {
      return names[format.mFormatID] ?? "Unknown"
    }
    let flags = format.mFormatFlags
    let isFloat = flags & kAudioFormatFlagIsFloat != 0
    let order = flags & kAudioFormatFlagIsBigEndian != 0 ? "big-endian" : "little-endian"
    let sign = flags & kAudioFormatFlagIsSignedInteger != 0 ? "signed" : "unsigned"
    let kind = isFloat ? "floating point" : "\(sign) integer"
    return "Linear PCM, \(format.mBitsPerChannel) bit \(order) \(kind)"
  }

  /// The names of the formats that this phone reads.
  static let names: [AudioFormatID: String] = [
    kAudioFormatLinearPCM: "Linear PCM", kAudioFormatULaw: "µLaw 2:1",
    kAudioFormatALaw: "aLaw 2:1", kAudioFormatAppleIMA4: "IMA 4:1",
    kAudioFormatAppleLossless: "Apple Lossless", kAudioFormatFLAC: "FLAC",
    kAudioFormatMPEGLayer3: "MPEG Layer 3",
  ]
}
