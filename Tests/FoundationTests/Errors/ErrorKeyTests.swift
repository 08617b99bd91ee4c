import TactusFoundation
import Testing

/// Names of Foundation that packages use without looking at their values.
@Suite struct ErrorKeyTests {
  @Test("ObjectiveC.FO57. The keys of errors and extensions have Apple's values")
  func keys() {
    let error = NSError(
      domain: "kettle", code: 1, userInfo: [NSLocalizedFailureErrorKey: "The tea is cold."])
    #expect(error.userInfo["NSLocalizedFailure"] as? String == "The tea is cold.")
    let item = NSExtensionItem()
    item.userInfo = [NSExtensionItemAttributedTitleKey: "Tea"]
    #expect(item.userInfo?["NSExtensionItemAttributedTitleKey"] as? String == "Tea")
  }

  @Test("ObjectiveC.FO57. What is read from an archive may be evaluated")
  func evaluation() throws {
    let predicate = NSPredicate(format: "SELF > 3")
    predicate.allowEvaluation()
    #expect(predicate.evaluate(with: 4) && !predicate.evaluate(with: 3))
    let sum = NSExpression(format: "1 + 2")
    sum.allowEvaluation()
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 3)
    let order = NSSortDescriptor(key: "length", ascending: true)
    order.allowEvaluation()
    #expect(order.ascending && order.key == "length")
  }

  @Test("ObjectiveC.FO58. Frames a second are hertz")
  func frames() {
    let rate = Measurement(value: 0.06, unit: UnitFrequency.kilohertz)
    let frames = rate.converted(to: .framesPerSecond)
    #expect(abs(frames.value - 60) < 1e-9 && frames.unit.symbol == "fps")
  }
}
