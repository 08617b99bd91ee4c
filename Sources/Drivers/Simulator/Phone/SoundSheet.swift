import HapticSynthesis
import PhoneHardware

/// Blocks of what is played as messages for pages.
///
/// The form is in `Documentation/Simulator.md`.
package struct SoundSheet: Sendable {
  /// The byte that such a message begins with; drawings and letters begin with another.
  package static let mark: UInt8 = 0x53

  private var felt: FeltModel?
  private let share: Float
  /// Whether the last block was silent: then silence is not sent again.
  private var wasSilent = true

  /// Begins with an actuator at rest.
  package init(_ actuator: ActuatorProfile, sampleRate: Double) {
    felt = FeltModel(actuator, sampleRate: sampleRate)
    share = Float(1 / actuator.ratedAcceleration)
  }

  /// The message of a block; `nil` where there is nothing to hear any more.
  package mutating func bytes(of block: PlaybackBlock, _ frameCount: Int) -> [UInt8]? {
    var bytes: [UInt8] = [Self.mark]
    bytes.reserveCapacity(1 + 8 * frameCount)
    var isSilent = true
    for frame in 0..<frameCount {
      let drive = block.drive[frame]
      // A turning mass follows no wave: what is heard of it is its drive.
      let felt = felt?.process(drive) ?? drive / share
      for sample in [drive, felt * share, block.left[frame], block.right[frame]] {
        let value = Int16((min(max(sample, -1), 1) * 32_767).rounded())
        isSilent = isSilent && value == 0
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      }
    }
    // One silent block is sent, so that pages know where the sound ends.
    defer { wasSilent = isSilent }
    return isSilent && wasSilent ? nil : bytes
  }
}
