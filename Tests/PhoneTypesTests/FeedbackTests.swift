import TactusPhoneTypes
import Testing

@Suite struct FeedbackTests {
  @Test("A feedback consists of its generator and its style", arguments: Feedback.allCases)
  func parts(feedback: Feedback) {
    #expect(Feedback(generator: feedback.generator, style: feedback.style) == feedback)
  }

  @Test("Selection has no style, and there is no impact without one")
  func withoutStyle() {
    #expect(Feedback.selection.style == nil)
    #expect(Feedback.selection.generator == "selection")
    #expect(Feedback.impactSoft.generator == "impact")
    #expect(Feedback.impactSoft.style == "soft")
    #expect(Feedback(generator: "impact", style: nil) == nil)
    #expect(Feedback(generator: "impact", style: "huge") == nil)
  }
}
