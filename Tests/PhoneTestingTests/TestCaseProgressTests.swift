import TactusTestFrameworks
import Testing

/// The test cases of XCTest to which phones belong (AppLife.PT12).
@Suite struct TestCaseProgressTests {
  @Test("What begins in a test case ends with it")
  func within() {
    var progress = TestCaseProgress()
    // The first phone, within the first test case.
    let first = progress.current
    #expect(first != 0 && !progress.hasEnded(first))
    progress.finish()
    #expect(progress.hasEnded(first))
    progress.start()
    let second = progress.current
    #expect(progress.hasEnded(first) && !progress.hasEnded(second))
    progress.finish()
    progress.start()
    #expect(progress.hasEnded(second))
  }

  @Test("What begins between test cases belongs to all of them")
  func between() {
    var progress = TestCaseProgress()
    // The first phone, made for a class before its first test case.
    let ofClass = progress.current
    progress.start()
    #expect(!progress.hasEnded(ofClass) && progress.current != ofClass)
    progress.finish()
    #expect(!progress.hasEnded(ofClass))
    let next = progress.current
    #expect(next == 0)
    progress.start()
    #expect(!progress.hasEnded(next) && !progress.hasEnded(ofClass))
  }
}
