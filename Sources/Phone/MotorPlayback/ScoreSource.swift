import HapticAdaptation
import PhoneHardware

/// Plays the steps of a score, once or over and over.
///
/// `@unchecked Sendable` because it is touched only under its motor's lock.
final class ScoreSource: MotorSource, @unchecked Sendable {
  private let score: MotorScore
  private let sampleRate: Double
  /// Frames from one pass to the next; `nil` where there is but one.
  private let passLength: Int?
  private var passes: [Pass]
  private var nextPass: Int?
  private var position = 0

  /// Makes a source.
  ///
  /// - Parameter score: What is played.
  /// - Parameter sampleRate: Frames a second.
  /// - Parameter passDuration: Seconds from one pass to the next; `nil` plays once.
  init(_ score: MotorScore, sampleRate: Double, passDuration: Double?) {
    self.score = score
    self.sampleRate = sampleRate
    passes = [Pass(score, origin: 0, sampleRate)]
    // A pass of no steps would be repeated without end, and without a pause.
    let isEmpty = passes[0].next == nil
    passLength = isEmpty ? nil : passDuration.map { max(1, Int(($0 * sampleRate).rounded())) }
    nextPass = passLength
    advance(to: 0)
  }

  var wanted: MotorStep {
    var wanted = MotorStep(time: -.infinity)
    for pass in passes {
      let step = pass.current
      if step.strong + step.weak > wanted.strong + wanted.weak { wanted.frequency = step.frequency }
      wanted.strong = max(wanted.strong, step.strong)
      wanted.weak = max(wanted.weak, step.weak)
      if step.time > wanted.time {
        wanted.time = step.time
        wanted.isOnset = step.isOnset
      }
    }
    return wanted
  }

  var hold: Double {
    let next = passes.compactMap { $0.next?.frame }.min() ?? position
    return Double(max(0, next - position)) / sampleRate
  }

  var nextFrame: Int? {
    ([nextPass] + passes.map { $0.next?.frame }).compactMap { $0 }.min()
  }

  /// Moves on; what is in the block means nothing.
  func fill(_ block: PlaybackBlock) -> Int {
    var target = position + block.frameCount
    advance(to: target)
    // The last step is where everything ends.
    if nextFrame == nil { target = max(position, min(target, passes.last?.lastFrame ?? 0)) }
    let filled = target - position
    position = target
    return filled
  }

  // MARK: Internals

  /// One time through the score.
  private struct Pass {
    /// The frame it began at.
    let origin: Int
    /// What is in force; its time counts from the first pass's start.
    var current = MotorStep(time: -.infinity)
    /// What comes next, and when.
    var next: (frame: Int, step: MotorStep)?
    /// The frame of `current`.
    var lastFrame: Int
    private var walk: MotorScoreWalk
    private let sampleRate: Double

    init(_ score: MotorScore, origin: Int, _ sampleRate: Double) {
      self.origin = origin
      self.sampleRate = sampleRate
      lastFrame = origin
      walk = score.makeIterator()
      look()
    }

    /// Whether nothing comes any more, and nothing is driven.
    var isOver: Bool { next == nil && current.isSilent }

    mutating func advance(to frame: Int) {
      while let next, next.frame <= frame {
        current = next.step
        lastFrame = next.frame
        look()
      }
    }

    private mutating func look() {
      guard var step = walk.next() else { return next = nil }
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
    // One pass stays, to say when all was over.
    while passes.count > 1, let index = passes.firstIndex(where: \.isOver) {
      passes.remove(at: index)
    }
  }
}
