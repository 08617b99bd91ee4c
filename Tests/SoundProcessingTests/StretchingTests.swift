import Glibc
import TactusHapticSynthesis
import TactusSoundProcessing
import Testing

/// Sound at another speed, pitch and sample rate.
@Suite struct StretchingTests {
  private func sine(_ hertz: Double, seconds: Double, at rate: Double) -> [Float] {
    (0..<Int(seconds * rate)).map { Float(0.5 * sin(2 * .pi * hertz * Double($0) / rate)) }
  }

  /// Returns the frequency of a tone, by its rising zero crossings.
  private func frequency(_ samples: some Sequence<Float>, at rate: Double) -> Double {
    let samples = Array(samples)
    let crossings = samples.indices.dropFirst().filter { samples[$0 - 1] < 0 && samples[$0] >= 0 }
    guard let first = crossings.first, let last = crossings.last, last > first else { return 0 }
    return Double(crossings.count - 1) * rate / Double(last - first)
  }

  @Test(
    "AudioSession.PY7. A stretched tone has the duration of its rate, and its frequency and level",
    arguments: [0.5, 0.75, 1.5, 2])
  func stretching(rate: Double) throws {
    let tone = sine(440, seconds: 2, at: 48_000)
    let sound = Waveform(sampleRate: 48_000, channels: [tone, tone.map { -$0 }])
    let stretched = try #require(sound.stretched(by: rate))
    #expect(stretched.frameCount == Int((96_000 / rate).rounded()))
    let middle = stretched.channels[0][9600..<(stretched.frameCount - 9600)]
    #expect(abs(frequency(middle, at: 48_000) - 440) < 3)
    #expect(PowerMeter(middle).average > -10.5 && PowerMeter(middle).average < -8)
    #expect(zip(stretched.channels[0], stretched.channels[1]).allSatisfy { abs($0 + $1) < 1e-4 })
  }

  @Test("A stretcher changes the pitch without the duration, and refuses impossible sounds")
  func pitch() throws {
    let stretcher = try #require(TimeStretcher(sampleRate: 48_000, channelCount: 1))
    stretcher.set(tempo: 1, pitch: 2)
    let tone = sine(440, seconds: 1, at: 48_000)
    stretcher.put(tone, frameCount: tone.count)
    stretcher.flush()
    var output = [Float](repeating: 0, count: 96_000)
    let count = stretcher.receive(&output, atMost: output.count)
    #expect(abs(count - 48_000) < 4800)
    #expect(abs(frequency(output[9600..<36_000], at: 48_000) - 880) < 6)
    #expect(TimeStretcher(sampleRate: 10, channelCount: 1) == nil)
    #expect(TimeStretcher(sampleRate: 48_000, channelCount: 0) == nil)
    #expect(Waveform(sampleRate: 48_000, channels: [tone]).stretched(by: .nan) == nil)
    #expect(Waveform(sampleRate: 48_000, channels: []).stretched(by: 2) == nil)
  }

  @Test("The first stretcher of a process leaves the thread's denormal numbers as they are")
  func denormalNumbers() async {
    // In a process of its own, which has not loaded the library before.
    await #expect(processExitsWith: .success) {
      // A number that the compiler does not know, or it would compare.
      let number = Double(bitPattern: UInt64(getpid()))
      #expect(number > 0 && number / 2 < number)
      #expect(TimeStretcher(sampleRate: 48_000, channelCount: 1) != nil)
      #expect(number > 0 && number / 2 < number)
    }
  }

  @Test("A converted stream keeps its frequency, and ends with its input")
  func rates() throws {
    let tone = sine(1000, seconds: 1, at: 44_100)
    let converter = try #require(RateConverter(channelCount: 1))
    var output = [Float](repeating: 0, count: 50_000)
    var (position, count) = (0, 0)
    while true {
      let length = min(512, tone.count - position)
      let (used, written) = tone.withUnsafeBufferPointer { tone in
        output.withUnsafeMutableBufferPointer { output in
          guard let input = tone.baseAddress, let target = output.baseAddress else { return (0, 0) }
          return converter.convert(
            input + position, length, into: target + count, min(700, 50_000 - count),
            ratio: 48_000 / 44_100, isEnd: length == 0)
        }
      }
      (position, count) = (position + used, count + written)
      if length == 0, written == 0 { break }
    }
    #expect(abs(count - 48_000) < 100)
    #expect(abs(frequency(output[1000..<47_000], at: 48_000) - 1000) < 1)
    #expect(RateConverter.accepts(ratio: 2) && !RateConverter.accepts(ratio: 1000))
  }

  @Test("A meter has the decibels of the average and of the largest sample, and −160 for silence")
  func power() {
    #expect(PowerMeter() == PowerMeter([0, 0, 0]))
    #expect(PowerMeter().average == -160 && PowerMeter().peak == -160)
    let meter = PowerMeter([0.5, -0.5, 0.5, -0.5])
    #expect(abs(meter.average + 6.0206) < 0.001 && abs(meter.peak + 6.0206) < 0.001)
    #expect(PowerMeter([1, 0, 0, 0]).average < PowerMeter([1, 0, 0, 0]).peak)
  }
}
