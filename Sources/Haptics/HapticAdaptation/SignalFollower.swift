internal import Glibc

/// A follower that derives motor steps from a drive signal if the pattern is unknown.
///
/// It knows only past samples, so everything is felt up to one step later than with a score. Steps
/// Adaptation.M13–M15.
public struct SignalFollower: Sendable {
  /// The current step of the motors.
  public private(set) var step = MotorStep(time: 0)

  private let sampleRate: Double
  private let profile: MotorProfile
  private let ratedDrive: Double
  private let smoothing: Double
  private let stepFrames: Int
  private var motors: MotorPair
  private var low = 0.0
  private var last = 0.0
  private var sums = (low: 0.0, high: 0.0, all: 0.0, change: 0.0)
  /// The sums of the previous step.
  private var before = (low: 0.0, high: 0.0, all: 0.0)
  private var frames = 0
  private var position = 0

  /// Creates a silent follower.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames per second of the signal; more than 0.
  ///   - profile: The profile of the device.
  ///   - ratedDrive: The amplitude, 0…1, of a full vibration in the signal; larger ones are
  ///     overdrive. The default is that of a Taptic Engine's signal.
  public init(sampleRate: Double, profile: MotorProfile = .dualRumble, ratedDrive: Double = 0.5) {
    self.sampleRate = sampleRate
    self.profile = profile
    self.ratedDrive = ratedDrive
    motors = MotorPair(profile)
    stepFrames = max(1, Int((profile.minimumStep * sampleRate).rounded(.up)))
    let corner = (profile.crossoverStart * profile.crossoverEnd).squareRoot()
    smoothing = 1 - exp(-2 * .pi * corner / sampleRate)
  }

  /// The number of frames until `step` may change next, 1 or more.
  public var framesToNextStep: Int { stepFrames - frames }

  /// Processes the next samples; NaN counts as silence.
  public mutating func add(_ samples: some Sequence<Float>) {
    for sample in samples {
      let value = sample.isFinite ? Double(sample) : 0
      // A one-pole filter separates low from high; their squares add up to that of the whole
      // (Adaptation.M13).
      low += smoothing * (value - low)
      let high = value - low
      sums.low += low * low
      sums.high += high * high
      sums.all += value * value
      sums.change += (value - last) * (value - last)
      last = value
      frames += 1
      if frames == stepFrames { endStep() }
    }
  }

  private mutating func endStep() {
    position += frames
    let length = Double(frames)
    motors.turn(for: length / sampleRate)
    // A sine's amplitude is √2 times its effective value (Adaptation.M14). A step holds about one
    // cycle of the lowest tones; the mean with the step before it keeps them from flickering.
    func level(_ sum: Double, _ before: Double) -> Double {
      min((2 * max(sum, (sum + before) / 2) / length).squareRoot() / ratedDrive, 1)
    }
    let isPair = profile.weak != nil
    let inputs = motors.inputs(
      strong: isPair ? level(sums.low, before.low) : level(sums.all, before.all),
      weak: isPair ? level(sums.high, before.high) : 0, over: profile.minimumStep)
    // A sine changes from frame to frame by 2π·f/rate times itself, on average (Adaptation.M15).
    let radians = sums.all > 0 ? (sums.change / sums.all).squareRoot() : 0
    let wasSilent = step.isSilent
    motors.inputs = inputs
    step = motors.step(
      at: Double(position) / sampleRate, inputs, frequency: radians * sampleRate / (2 * .pi))
    step.isOnset = wasSilent && !step.isSilent
    before = (sums.low, sums.high, sums.all)
    sums = (0, 0, 0, 0)
    frames = 0
  }
}
