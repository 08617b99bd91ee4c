import Combine
import Testing

@Suite struct AsyncPublisherTests {
  // Combine.CB10.
  @Test("Iterates over all values until completion")
  func awaits() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test("Throws the publisher's error")
  func throwsError() async {
    var values: [Int] = []
    await #expect(throws: TestError.first) {
      for try await value in [1, 2, 3].publisher.tryMap(throwing(on: 3)).values {
        values.append(value)
      }
    }
    #expect(values == [1, 2])
  }
}
