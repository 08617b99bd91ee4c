import Combine
import Testing

/// All operators at once, in what they have in common.
@Suite struct OperatorTableTests {
  @Test("Sends what it should when all is asked for", arguments: OperatorTable.rows)
  func sendsAll(row: OperatorRow) { row.run(Everything(expected: row.expected)) }

  @Test("Sends the same when asked for one at a time", arguments: OperatorTable.rows)
  func sendsOneByOne(row: OperatorRow) { row.run(OneByOne(expected: row.expected)) }

  @Test("Sends the same when each value asks for the next", arguments: OperatorTable.rows)
  func sendsAsAnswers(row: OperatorRow) { row.run(Answering(expected: row.expected)) }

  @Test("Sends nothing once it is cancelled", arguments: OperatorTable.rows)
  func stops(row: OperatorRow) { row.run(CancelledAfterOne(expected: row.expected)) }

  @Test("Lets its subscriber go", arguments: OperatorTable.rows)
  func letsGo(row: OperatorRow) { row.run(Released()) }
}

private struct Everything: OperatorTrial {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>()
    publisher.subscribe(recorder)
    #expect(recorder.text == expected)
    #expect(recorder.mistakes == [])
  }
}

private struct OneByOne: OperatorTrial {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>(.none)
    publisher.subscribe(recorder)
    for count in 0..<20 where recorder.end == nil {
      #expect(recorder.values.count <= count)
      recorder.request(.max(1))
    }
    #expect(recorder.text == expected)
    #expect(recorder.mistakes == [])
  }
}

private struct Answering: OperatorTrial {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>(.max(1), more: .max(1))
    publisher.subscribe(recorder)
    #expect(recorder.text == expected)
    #expect(recorder.mistakes == [])
  }
}

private struct CancelledAfterOne: OperatorTrial {
  let expected: String

  func run<P: Publisher>(_ publisher: P) {
    let recorder = Recorder<P.Output, P.Failure>()
    recorder.onValue = { [unowned recorder] _ in recorder.subscription?.cancel() }
    publisher.subscribe(recorder)
    #expect(recorder.values.count == ("|!".contains(expected.prefix(1)) ? 0 : 1))
    // Who has sent all that there is may say so at once.
    let isLong = expected.split(separator: " ").count > 4
    if isLong, !expected.contains("[") { #expect(recorder.end == nil) }
    #expect(recorder.mistakes == [])
  }
}

private struct Released: OperatorTrial {
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
