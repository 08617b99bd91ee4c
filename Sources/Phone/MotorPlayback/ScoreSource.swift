import TactusHapticAdaptation
import TactusPhoneHardware

/// A source that plays the steps of a score once or repeatedly.
///
/// `@unchecked Sendable` because it is accessed only under its motor's lock.
final class ScoreSource: MotorSource, @unchecked Sendable {
  private let score: MotorScore
  private let sampleRate: Double
  /// Frames from one pass to the next; `nil` if there is only one.
  private let passLength: Int?
  private var passes: [Pass]
  private var nextPass: Int?
  private var position = 0

  /// Creates a source.
  ///
  /// - Parameter score: The steps.
  /// - Parameter sampleRate: Frames per second.
  /// - Parameter passDuration: Seconds from one pass to the next; `nil` plays once.
  init(_ score: MotorScore, sampleRate: Double, passDuration: Double?) {
    self.score = score
    self.sampleRate = sampleRate
    passes = [Pass(score, origin: 0, sampleRate)]
    // A pass without steps would repeat without end.
    let isEmpty = passes[0].next == nil
    passLength = isEmpty ? nil : passDuration.map { max(1, Int(($0 * sampleRate).rounded())) }
    nextPass = passLength
    advance(to: 0)
  }

  var currentStep: MotorStep {
    var currentStep = MotorStep(time: -.infinity)
    for pass in passes {
      let step = pass.current
      if step.strong + step.weak > currentStep.strong + currentStep.weak {
        currentStep.frequency = step.frequency
      }
      currentStep.strong = max(currentStep.strong, step.strong)
      currentStep.weak = max(currentStep.weak, step.weak)
      if step.time > currentStep.time {
        currentStep.time = step.time
        currentStep.isOnset = step.isOnset
      }
    }
    return currentStep
  }

  var hold: Double {
    let next = passes.compactMap { $0.next?.frame }.min() ?? position
    return Double(max(0, next - position)) / sampleRate
  }

  var nextFrame: Int? {
    ([nextPass] + passes.map { $0.next?.frame }).compactMap { $0 }.min()
  }

  /// Advances the position; the contents of the block are unused.
  func fill(_ block: PlaybackBlock) -> Int {
    var target = position + block.frameCount
    advance(to: target)
    // Everything ends at the last step.
    if nextFrame == nil { target = max(position, min(target, passes.last?.lastFrame ?? 0)) }
    let filled = target - position
    position = target
    return filled
  }

  // MARK: Internals

  /// One pass through the score.
  private struct Pass {
    /// The frame at which the pass began.
    let origin: Int
    /// The current step; its time counts from the start of the first pass.
    var current = MotorStep(time: -.infinity)
    /// The next step and its frame.
    var next: (frame: Int, step: MotorStep)?
    /// The frame of `current`.
    var lastFrame: Int
    private var iterator: MotorScoreIterator
    private let sampleRate: Double

    init(_ score: MotorScore, origin: Int, _ sampleRate: Double) {
      self.origin = origin
      self.sampleRate = sampleRate
      lastFrame = origin
      iterator = score.makeIterator()
      fetchNext()
    }

    /// Whether no step follows and the current one is silent.
    var isOver: Bool { next == nil && current.isSilent }

    mutating func advance(to frame: Int) {
      while let next, next.frame <= frame {
        current = next.step
        lastFrame = next.frame
        fetchNext()
      }
    }

    private mutating func fetchNext() {
      guard var step = iterator.next() else { return next = nil }
      let frame = origin + Int((min(step.time, 1e10) * sampleRate).rounded())
      step.time += Double(origin) / sampleRate
      next = (frame, step)
    }
  }

  private func advance(to frame: Int) {
    while let start = nextPass, start <= frame, let passLength {
      passes.append(Pass(score, origin: start, sampleRate))
      nextPass = start + passLength
    }
    for index in passes.indices { passes[index].advance(to: frame) }
    // One pass is kept, to give the time of the end.
    while passes.count > 1, let index = passes.firstIndex(where: \.isOver) {
      passes.remove(at: index)
    }
  }
}
