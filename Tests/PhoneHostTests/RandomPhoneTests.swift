import TactusPhoneTypes
import TestSupport
import Testing

/// Random presses, switches, questions, kills and restarts.
@Suite struct RandomPhoneTests {
  @Test(
    "Bundles.P2, QuickActions.K1, Restoration.SR3. Whatever is killed when, nothing kept is lost",
    arguments: RandomCases.seeds(40))
  func nothingIsLost(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let phone = try RandomPhone()
    for step in 0..<120 {
      try phone.doSomething(using: &random)
      #expect(phone.kept == phone.model, "seed \(seed), step \(step)")
      #expect(phone.brokenRule == nil, "seed \(seed), step \(step)")
      if phone.kept != phone.model || phone.brokenRule != nil { return }
    }
    phone.rest()
    #expect(phone.brokenRule == nil, "seed \(seed), at rest")
    try phone.restart()
    #expect(phone.kept == phone.model, "seed \(seed), after a restart")
  }
}
