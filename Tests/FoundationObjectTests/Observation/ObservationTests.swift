import TactusFoundation
import Testing

/// Foundation exports Observation, as on an iPhone.
@Suite struct ObservationTests {
  @Observable final class Scale {
    var weight = 0.0
  }

  @Test("A class is observable without another import and reports changes")
  func tracking() {
    final class Count: @unchecked Sendable { var value = 0 }
    let scale = Scale()
    let changes = Count()
    withObservationTracking {
      _ = scale.weight
    } onChange: {
      changes.value += 1
    }
    #expect(changes.value == 0)
    scale.weight = 2
    #expect(changes.value == 1)
  }
}
