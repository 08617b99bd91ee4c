import HapticAdaptation
import PhoneHardware

/// Makes motors follow the samples of a source.
///
/// `@unchecked Sendable` because it is touched only under its motor's lock.
final class FollowedSource: MotorSource, @unchecked Sendable {
  private(set) var wanted = MotorStep(time: 0)

  private let handover: SourceHandover
  private let profile: MotorProfile
  private var follower: SignalFollower
  private var position = 0

  /// Seconds after which a step is repeated: nobody knows how long it will last.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestStep = 0.5

  init(_ handover: SourceHandover, profile: MotorProfile, sampleRate: Double) {
    self.handover = handover
    self.profile = profile
    follower = SignalFollower(sampleRate: sampleRate, profile: profile)
  }

  var hold: Double { Self.longestStep }
  var nextFrame: Int? { position + follower.framesToNextStep }

  func fill(_ block: PlaybackBlock) -> Int {
    let filled = max(0, min(block.frameCount, handover.source.fill(block)))
    follower.add(UnsafeBufferPointer(start: block.drive, count: filled))
    position += filled
    let step = follower.step
    let change = max(abs(step.strong - wanted.strong), abs(step.weak - wanted.weak))
    if change >= profile.levelStep || step.isSilent != wanted.isSilent
      || (!step.isSilent && step.time - wanted.time >= Self.longestStep)
    {
      wanted = step
    }
    return filled
  }
}
