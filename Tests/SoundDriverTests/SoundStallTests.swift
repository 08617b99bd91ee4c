import TactusSoundDriver
import Testing

@Suite struct SoundStallTests {
  /// Returns the times at which a server hangs, of those at which it has some frames.
  private func stalls(
    _ stall: inout SoundStall, _ states: [(frame: Int, time: Double)]
  ) -> [Double] {
    var times: [Double] = []
    for (frame, time) in states where stall.isStalled(frame, at: time) { times.append(time) }
    return times
  }

  // Outputs.OA7.
  @Test("A server that asks for nothing for five seconds beyond its latency hangs")
  func hanging() {
    var stall = SoundStall(latency: 0.5)
    #expect(stalls(&stall, [(480, 10), (480, 15.4), (480, 15.5), (960, 16)]) == [15.5])
  }

  // Outputs.OA7.
  @Test("A server that goes on asking does not hang, however slowly, and an outage does not count")
  func living() {
    var stall = SoundStall(latency: 0)
    #expect(stalls(&stall, (0..<15).map { ($0, Double($0) * 4) }).isEmpty)
    stall.reset()
    #expect(stalls(&stall, [(14, 100), (14, 104.9)]).isEmpty)
  }
}
