internal import Glibc

/// The mapping of the parameters of audio events to physical values; none of them is published.
public enum SoundMapping {
  /// The frequency in Hz of a tone of pitch 0: concert A (Signal.S1).
  ///
  /// Confidence: guess.
  public static let middlePitch = 440.0
  /// The number of octaves between pitch 0 and 1, for tones and for sounds from files.
  ///
  /// Confidence: guess.
  public static let octavesPerPitch = 1.0
  /// The number of partials of the brightest tone; those above the sample rate's limit are left
  /// out.
  public static let partialCount = 16
  /// The amplitude of a tone of volume 1 and brightness 0.
  ///
  /// Confidence: guess, leaves room for partials.
  public static let toneLevel = 0.5

  /// Returns the frequency ratio of a pitch, which is clamped to −1…1.
  public static func ratio(pitch: Double) -> Double {
    exp2(octavesPerPitch * min(max(pitch, -1), 1))
  }

  /// Amplitude of one partial of a tone before all are brought to one loudness.
  ///
  /// At brightness 0 only the fundamental sounds, at 1 the partials fall as a sawtooth's do
  /// (Signal.S2).
  ///
  /// - Parameters:
  ///   - number: 1 for the fundamental.
  ///   - brightness: 0…1; clamped.
  ///   - cyclesPerSample: The fundamental's frequency. A partial fades out from 0.4 cycles per
  ///     sample to 0.45, so that none is ever folded back.
  static func partial(_ number: Int, brightness: Double, cyclesPerSample: Double) -> Double {
    let fade = (0.45 - cyclesPerSample * Double(number)) / 0.05
    let strength = pow(min(max(brightness, 0), 1), Double(number - 1)) / Double(number)
    return strength * min(max(fade, 0), 1)
  }

  /// Returns the gains of the left and right channels for a pan, which is clamped to −1…1.
  ///
  /// A balance: at the center both gains are 1, so a sound without pan is unchanged (Signal.S3).
  static func balance(pan: Float) -> (left: Float, right: Float) {
    let clamped = min(max(pan, -1), 1)
    return (min(1 - clamped, 1), min(1 + clamped, 1))
  }
}
