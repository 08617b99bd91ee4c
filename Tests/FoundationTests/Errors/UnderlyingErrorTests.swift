import TactusFoundation
import Testing

/// The errors that underlie others.
@Suite struct UnderlyingErrorTests {
  @Test("ObjectiveC.ER10. Underlying errors are the single one, then those of the list")
  func order() {
    let first = NSError(domain: "kettle", code: 1)
    let others = [NSError(domain: "kettle", code: 2), NSError(domain: "kettle", code: 3)]
    let error = NSError(
      domain: "kitchen", code: 9,
      userInfo: [NSUnderlyingErrorKey: first, NSMultipleUnderlyingErrorsKey: others])
    #expect(error.underlyingErrors.map { ($0 as NSError).code } == [1, 2, 3])
    #expect(NSError(domain: "kitchen", code: 9).underlyingErrors.isEmpty)
  }
}
