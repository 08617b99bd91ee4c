import TactusJSON

/// A haptic format other than AHAP, recognized so that a message can name it (AHAP.A9).
enum ForeignFormat {
  /// Returns what a file is and what to do with it; `nil` if it is not a known format.
  ///
  /// - Parameter root: The outermost value of the file.
  ///
  /// - Parameter name: The name of the file.
  static func description(of root: JSONValue, name: String) -> String? {
    func has(_ keys: String...) -> Bool {
      keys.allSatisfy { key in root.members.contains { $0.key == key } }
    }
    if name.hasSuffix(".haptic") || (has("signals") && (has("version") || has("metadata"))) {
      return "a .haptic clip of Meta Haptics Studio or Lofelt\(version(of: root)); "
        + "export it from there as AHAP, for iOS"
    }
    if has("voices", "metadata") {
      return "a .vij clip of Lofelt's first format; its editor exports AHAP"
    }
    if has("perceptions") {
      return "an MPEG haptics file (.hjif); its reference software has no way back to AHAP, "
        + "so start from the file that it was made of"
    }
    if has("Timings", "Amplitudes") || has("amplitudeSignal", "trackName") {
      return "a Hapticlabs track for Android (.hla); export it as AHAP, for iOS"
    }
    if has("continuousPattern") || has("discretePattern") {
      return "a Pulsar pattern; export it as AHAP"
    }
    if has("m_vibration") { return "an Interhaptics effect (.haps); export it as AHAP, for iOS" }
    return nil
  }

  /// Returns what a file that is not JSON is and what to do with it; `nil` if it is not a known
  /// format.
  static func description(of bytes: some Collection<UInt8>) -> String? {
    let start = String(decoding: bytes.prefix(400), as: UTF8.self)
    if start.contains("<vibration-effect") {
      return "a vibration effect of Android (XML); write it as AHAP, there is no converter"
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a ZIP archive, such as a bundle of Hapticlabs or Pulsar; unpack it and export AHAP"
    }
    return nil
  }

  private static func version(of root: JSONValue) -> String {
    guard let version = root.members.first(where: { $0.key == "version" }) else { return "" }
    let parts = ["major", "minor", "patch"].compactMap { key in
      version.members.first { $0.key == key }?.number
    }
    guard parts.count == 3, parts.allSatisfy({ $0 >= 0 && $0 < 1_000 }) else { return "" }
    return ", version " + parts.map { "\(Int($0))" }.joined(separator: ".")
  }
}
