import Combine
import Testing

@Suite struct AsyncPublisherTests {
  @Test("Awaits each value, and the end")
  func awaits() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test("Throws the publisher's error")
  func throwsError() async {
    var values: [Int] = []
    await #expect(throws: Mistake.first) {
      for try await value in [1, 2, 3].publisher.tryMap(refusing(3)).values {
        values.append(value)
      }
    }
    #expect(values == [1, 2])
  }
}
