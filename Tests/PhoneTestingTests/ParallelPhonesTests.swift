import Testing

// Twenty suites of twenty cases, which all run in parallel and await between their steps
// (AppLife.PT10).

@Suite struct ParallelPhones00 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones01 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones02 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite(.serialized) struct ParallelPhones03 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones04 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones05 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones06 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite(.serialized) struct ParallelPhones07 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones08 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones09 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones10 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones11 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones12 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones13 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones14 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones15 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones16 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones17 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones18 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}

@Suite struct ParallelPhones19 {
  @Test("Cases in parallel keep their phones", arguments: 0..<20)
  func keepPhones(_ number: Int) async throws { try await PhoneOwnershipTests.check(number) }
}
