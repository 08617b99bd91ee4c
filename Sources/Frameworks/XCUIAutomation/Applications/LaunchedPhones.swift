import PhoneTesting

/// The phones that `launch()` has booted, which are released after their tests (UITesting.UP4).
@MainActor
enum LaunchedPhones {
  /// Boots a phone for the running test.
  static func boot() -> SimulatedPhone {
    all.removeAll { SimulatedPhone.hasEnded(testCase: $0.testCase) }
    let phone = SimulatedPhone()
    // Tests of packages expect the keyboard on the screen.
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    let testCase = SimulatedPhone.testCase
    // A Swift Testing test has no such number; the proxy retains its phone.
    if testCase != 0 { all.append((testCase, phone)) }
    return phone
  }

  private static var all: [(testCase: UInt64, phone: SimulatedPhone)] = []
}
