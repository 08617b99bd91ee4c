import TactusHapticAdaptation
import TactusPhoneHardware

/// A source of motor steps that follows the samples of a signal source.
///
/// `@unchecked Sendable` because it is accessed only under its motor's lock.
final class FollowedSource: MotorSource, @unchecked Sendable {
  private(set) var currentStep = MotorStep(time: 0)

  private let handover: SourceHandover
  private let profile: MotorProfile
  private var follower: SignalFollower
  private var position = 0

  /// Seconds after which a step of unknown length is repeated.
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
    let change = max(abs(step.strong - currentStep.strong), abs(step.weak - currentStep.weak))
    if change >= profile.levelStep || step.isSilent != currentStep.isSilent
      || (!step.isSilent && step.time - currentStep.time >= Self.longestStep)
    {
      currentStep = step
    }
    return filled
  }
}
