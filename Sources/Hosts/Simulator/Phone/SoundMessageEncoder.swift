import TactusHapticSynthesis
import TactusPhoneHardware

/// An encoder of blocks of the actuator's signal as messages for pages.
///
/// The form is in `Documentation/Simulator.md`.
package struct SoundMessageEncoder: Sendable {
  /// The first byte of a sound message; drawings and glyphs begin with another.
  package static let mark: UInt8 = 0x53

  private var felt: FeltModel?
  private let share: Float
  /// Whether the last block was silent; repeated silence is not sent.
  private var wasSilent = true

  /// Creates an encoder for an actuator at rest.
  package init(_ actuator: ActuatorProfile, sampleRate: Double) {
    felt = FeltModel(actuator, sampleRate: sampleRate)
    share = Float(1 / actuator.ratedAcceleration)
  }

  /// Returns the message of a block; `nil` for repeated silence.
  package mutating func bytes(of block: PlaybackBlock, _ frameCount: Int) -> [UInt8]? {
    var bytes: [UInt8] = [Self.mark]
    bytes.reserveCapacity(1 + 8 * frameCount)
    var isSilent = true
    for frame in 0..<frameCount {
      let drive = block.drive[frame]
      // A rotating mass has no waveform; its drive is played instead.
      let felt = felt?.process(drive) ?? drive / share
      for sample in [drive, felt * share, block.left[frame], block.right[frame]] {
        let value = Int16((min(max(sample, -1), 1) * 32_767).rounded())
        isSilent = isSilent && value == 0
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      }
    }
    // One silent block marks the end of the sound.
    defer { wasSilent = isSilent }
    return isSilent && wasSilent ? nil : bytes
  }
}
