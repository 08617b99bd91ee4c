/// The memory that an app may use before the phone warns it and ends it (Background.M4).
struct MemoryLimit {
  /// The bytes at which the phone ends the app in the foreground.
  ///
  /// - Source: developers' measurements on an iPhone 6s. Confidence: measured.
  static let standard = MemoryLimit(bytes: 1_395 << 20)

  /// The bytes at which the phone ends an app.
  var bytes: Int

  /// The bytes at which the phone warns all apps: four fifths of the limit.
  ///
  /// - Source: ours. Confidence: guess.
  var warningBytes: Int { bytes / 5 * 4 }
}
