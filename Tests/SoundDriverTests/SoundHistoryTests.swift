import Foundation
import TactusSoundDriver
import Testing

/// The history of the frames written to a stream.
@Suite struct SoundHistoryTests {
  // Outputs.OS1.
  @Test("A fade begins as loud as the sound, ends at nothing, and never rises")
  func fades() {
    let history = SoundHistory(capacity: 1_000, channelCount: 1)
    history.append([Float](repeating: 0.5, count: 1_000), 1_000)
    let faded = fade(history, from: 400, 240)
    #expect(faded[0] > 0.499 && faded[239] < 0.001)
    let steps = zip(faded, faded.dropFirst()).map { $0 - $1 }
    let (steepest, flattest) = (steps.max() ?? 1, steps.min() ?? -1)
    // The steepest place of half a cosine is π/2 times as steep as a straight line.
    #expect(flattest > 0 && steepest < 0.5 / 240 * 1.6)
  }

  @Test("Each channel fades from the requested frame")
  func keeps() {
    let history = SoundHistory(capacity: 100, channelCount: 2)
    for block in 0..<30 {
      let numbers = (block * 10..<block * 10 + 10).map { Float($0) }
      history.append(numbers.flatMap { [$0, -$0] }, 10)
    }
    #expect(history.end == 300)
    let faded = fade(history, from: 250, 3, channelCount: 2)
    let levels = (1...3).map { Float(0.5 + 0.5 * cos(Double.pi * Double($0) / 4)) }
    let numbers: [Float] = [250, 251, 252]
    let wanted = zip(numbers, levels).flatMap { [$0 * $1, -$0 * $1] }
    #expect(faded == wanted)
  }

  @Test("Dropped or missing frames are silence")
  func forgets() {
    let history = SoundHistory(capacity: 10, channelCount: 1)
    history.append([Float](repeating: 1, count: 30), 30)
    #expect(fade(history, from: 18, 3).map { $0 != 0 } == [false, false, true])
    #expect(fade(history, from: 29, 3).map { $0 != 0 } == [true, false, false])
  }

  @Test("Rewritten frames replace the old ones")
  func rewinds() {
    let history = SoundHistory(capacity: 100, channelCount: 1)
    history.append([Float](repeating: 1, count: 60), 60)
    history.rewind(to: 50)
    #expect(history.end == 50)
    history.append([Float](repeating: -1, count: 5), 5)
    #expect(fade(history, from: 48, 4).map { $0 > 0 } == [true, true, false, false])
  }

  @Test("It is silent after the last sound")
  func silent() {
    let history = SoundHistory(capacity: 10, channelCount: 2)
    #expect(history.isSilent(from: 0))
    history.append([Float](repeating: 0, count: 15) + [0.001] + [0, 0, 0, 0], 10)
    #expect([7, 8, 20].map(history.isSilent) == [false, true, true])
    history.append([Float](repeating: 0, count: 16), 8)
    #expect(history.isSilent(from: 0))
  }

  private func fade(
    _ history: SoundHistory, from first: Int, _ count: Int, channelCount: Int = 1
  ) -> [Float] {
    var output = [Float](repeating: .nan, count: count * channelCount)
    output.withUnsafeMutableBufferPointer { output in
      if let start = output.baseAddress { history.fade(from: first, count, into: start) }
    }
    return output
  }
}
