import Combine
import Testing

/// Common requirements, checked for all operators.
@Suite struct OperatorTableTests {
  @Test("Sends the expected events with unlimited demand", arguments: OperatorTable.rows)
  func sendsAll(row: OperatorRow) { row.run(UnlimitedDemandCheck(expected: row.expected)) }

  // Combine.CB1, Combine.CB2.
  @Test(
    "Sends the same events when values are requested one at a time", arguments: OperatorTable.rows)
  func sendsOneByOne(row: OperatorRow) { row.run(SingleDemandCheck(expected: row.expected)) }

  @Test("Sends the same events when each value requests the next", arguments: OperatorTable.rows)
  func sendsAsAnswers(row: OperatorRow) { row.run(ReturnedDemandCheck(expected: row.expected)) }

  // Combine.CB1.
  @Test("Sends nothing after cancellation", arguments: OperatorTable.rows)
  func stops(row: OperatorRow) { row.run(CancellationCheck(expected: row.expected)) }

  @Test("Releases its subscriber", arguments: OperatorTable.rows)
  func releases(row: OperatorRow) { row.run(ReleaseCheck()) }
}

private struct UnlimitedDemandCheck: OperatorCheck {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>()
    publisher.subscribe(recorder)
    #expect(recorder.text == expected)
    #expect(recorder.violations == [])
  }
}

private struct SingleDemandCheck: OperatorCheck {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>(.none)
    publisher.subscribe(recorder)
    for count in 0..<20 where recorder.end == nil {
      #expect(recorder.values.count <= count)
      recorder.request(.max(1))
    }
    #expect(recorder.text == expected)
    #expect(recorder.violations == [])
  }
}

private struct ReturnedDemandCheck: OperatorCheck {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>(.max(1), more: .max(1))
    publisher.subscribe(recorder)
    #expect(recorder.text == expected)
    #expect(recorder.violations == [])
  }
}

private struct CancellationCheck: OperatorCheck {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>()
    recorder.onValue = { [unowned recorder] _ in recorder.subscription?.cancel() }
    publisher.subscribe(recorder)
    #expect(recorder.values.count == ("|!".contains(expected.prefix(1)) ? 0 : 1))
    // A publisher that has sent all its values may complete at once.
    let isLong = expected.split(separator: " ").count > 4
    if isLong, !expected.contains("[") { #expect(recorder.end == nil) }
    #expect(recorder.violations == [])
  }
}

private struct ReleaseCheck: OperatorCheck {
  func run<P: Publisher>(_ publisher: P) {
    weak var finished: Recorder<P.Output, P.Failure>?
    weak var cancelled: Recorder<P.Output, P.Failure>?
    do {
      let recorder = Recorder<P.Output, P.Failure>()
      finished = recorder
      publisher.subscribe(recorder)
    }
    do {
      let recorder = Recorder<P.Output, P.Failure>(.none)
      cancelled = recorder
      publisher.subscribe(recorder)
      recorder.cancel()
    }
    #expect(finished == nil)
    #expect(cancelled == nil)
  }
}
