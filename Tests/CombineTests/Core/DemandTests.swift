import Combine
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  // Combine.CB2.
  @Test("Demands add up, and unlimited demand stays unlimited")
  func adds() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.unlimited - .max(9) == .unlimited)
    #expect(Demand.max(3) - 2 == .max(1))
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(4) * 3 == 12)
    #expect(Demand.max(.max) * 2 == .unlimited)
  }

  @Test("Demands compare with numbers and with unlimited demand")
  func compares() {
    #expect(Demand.max(2) > 1)
    #expect(Demand.max(2) < 3)
    #expect(Demand.none > -1)
    #expect(Demand.unlimited > Int.max)
    #expect(Demand.max(.max) < .unlimited)
    #expect("\(Demand.unlimited) \(Demand.max(4))" == "unlimited max(4)")
  }
}
