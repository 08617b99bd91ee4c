internal import Glibc

/// The tone of one continuous audio event: a few partials with locked phases.
///
/// - Thread: render.
struct ToneVoice {
  private let rotors: UnsafeMutableBufferPointer<Rotor>
  private let strengths: UnsafeMutableBufferPointer<Float>
  /// The phase of the fundamental in cycles at the first frame of the next span, 0..<1.
  private var phase = 0.0
  /// The frequency in cycles per frame; 0 until the first span.
  private var frequency = 0.0
  private var brightness = -1.0

  /// Creates a tone; without allocated memory it has no partials.
  init(allocating: Bool) {
    let count = allocating ? SoundMapping.partialCount : 0
    rotors = .allocate(capacity: count)
    rotors.initialize(repeating: Rotor())
    strengths = .allocate(capacity: count)
    strengths.initialize(repeating: 0)
  }

  func deallocate() {
    rotors.deallocate()
    strengths.deallocate()
  }

  /// Starts a new tone.
  mutating func start() {
    phase = 0
    frequency = 0
    brightness = -1
  }

  /// Begins with the phase of another tone.
  mutating func follow(_ other: ToneVoice) { phase = other.phase }

  /// Copies another tone into this tone's memory.
  mutating func copy(_ other: ToneVoice) {
    phase = other.phase
    frequency = other.frequency
    brightness = other.brightness
    for index in 0..<rotors.count {
      rotors[index] = other.rotors[index]
      strengths[index] = other.strengths[index]
    }
  }

  /// Adds a span of the tone, with an amplitude near 1.
  ///
  /// - Parameters:
  ///   - frequency: Cycles per frame.
  ///   - brightness: 0…1; the amplitudes change linearly to this value.
  ///   - share: The part of the change that the span covers, 0…1; `nil` if they are constant.
  mutating func add(
    _ span: RenderSpan, frequency next: Double, brightness nextBrightness: Double,
    share: Float?, to sum: SpanBuffer
  ) {
    let isStarting = frequency == 0
    let isRetuned = next != frequency
    let isRecoloured = share != nil || isRetuned || nextBrightness != brightness
    frequency = next
    brightness = nextBrightness
    let total = isRecoloured ? 1 / loudness() : 0
    for index in 0..<rotors.count {
      let number = index + 1
      if isRetuned { rotors[index].setFrequency(next * Double(number)) }
      if isRetuned || span.isAnchor { rotors[index].anchor(phase: phase * Double(number)) }
      let from = strengths[index]
      var to = from
      if isRecoloured {
        let target = Float(strength(number) * total)
        to = isStarting ? target : from + (target - from) * (share ?? 1)
        strengths[index] = to
      }
      add(span, index, from: isStarting ? to : from, to: to, sum)
    }
    phase += next * Double(span.frameCount)
    phase -= phase.rounded(.down)
  }

  // MARK: Internals

  private func strength(_ number: Int) -> Double {
    SoundMapping.partial(number, brightness: brightness, cyclesPerSample: frequency)
  }

  /// Returns the effective value of the tone, so that a bright tone is as loud as a dull one.
  private func loudness() -> Double {
    var sum = 0.0
    for number in 1...SoundMapping.partialCount {
      let strength = strength(number)
      sum += strength * strength
    }
    return max(sum, 1e-12).squareRoot()
  }

  @inline(__always)
  private func add(
    _ span: RenderSpan, _ index: Int, from: Float, to: Float, _ sum: SpanBuffer
  ) {
    guard from != 0 || to != 0 else { return }
    var rotor = rotors[index]
    let step = (to - from) / Float(span.frameCount)
    var strength = from + step * span.lanes(from: span.start)
    let whole = span.frameCount / 8
    for vector in 0..<span.vectorCount {
      sum[vector] += rotor.im * strength
      strength += 8 * step
      if vector < whole { rotor.advance() }
    }
    rotor.advance(by: span.frameCount % 8)
    rotors[index] = rotor
  }
}
