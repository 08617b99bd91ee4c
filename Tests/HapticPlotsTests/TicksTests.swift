import TactusHapticPlots
import Testing

@Suite struct TicksTests {
  @Test(
    "Steps are 1, 2 or 5 times a power of ten, and the closest that are far enough apart",
    arguments: [
      (0.1, 0.1), (0.11, 0.2), (0.2, 0.2), (0.21, 0.5), (0.5, 0.5), (0.51, 1), (1.0, 1),
      (3.0, 5), (7.0, 10), (70.0, 100), (0.003, 0.005), (1e-6, 1e-6),
    ])
  func steps(distance: Double, step: Double) {
    let ticks = Ticks(0...distance * 10, atLeast: distance)
    #expect(abs(ticks.step - step) <= step * 1e-9)
  }

  @Test("Ticks are multiples of the step within the range, ends included")
  func values() {
    #expect(Ticks(0...0.3, atLeast: 0.1).values.count == 4)
    let ticks = Ticks(-1.5...2, atLeast: 1)
    #expect(ticks.values == [-1, 0, 1, 2])
    #expect(ticks.values.allSatisfy { ticks.label($0).count <= 2 })
  }

  @Test("Labels have as many decimals as the step needs, and zero none")
  func labels() {
    let ticks = Ticks(0...1, atLeast: 0.2)
    #expect(ticks.values.map(ticks.label) == ["0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    let coarse = Ticks(0...100, atLeast: 15)
    #expect(coarse.values.map(coarse.label) == ["0", "20", "40", "60", "80", "100"])
  }

  @Test(
    "Labels have room, whatever the range and the length",
    arguments: [0.002, 0.3, 1, 3, 70, 175, 4000, 1e9], [60.0, 300, 900, 4000])
  func room(span: Double, length: Double) {
    let room = { (text: String) in Double(text.count) * 8 + 10 }
    let ticks = Ticks.fitting(0...span, length: length, room: room)
    let places = ticks.values.map { $0 / span * length }
    for (index, place) in places.enumerated().dropFirst() {
      let needed =
        (room(ticks.label(ticks.values[index])) + room(ticks.label(ticks.values[index - 1]))) / 2
      #expect(place - places[index - 1] >= needed - 1e-6)
    }
    #expect(!ticks.values.isEmpty)
  }

  @Test("There are never more than about a thousand ticks")
  func bounded() {
    #expect(Ticks(0...1e9, atLeast: 1e-9).values.count <= 1001)
  }
}
