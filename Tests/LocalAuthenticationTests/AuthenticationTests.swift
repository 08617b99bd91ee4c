import LocalAuthentication
import Testing

/// Authentications of the user, for whom nothing is enrolled.
@Suite struct AuthenticationTests {
  @Test(
    "Device.LA1. No policy can be evaluated, for a documented reason",
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotEnrolled),
      (.deviceOwnerAuthentication, .passcodeNotSet),
    ])
  func policies(policy: LAPolicy, code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect((error as? LAError)?.code == code)
    #expect(context.biometryType == .none)
    context.invalidate()
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == LAError.invalidContext.rawValue)
  }

  @Test("Device.LA2. An authentication fails in both forms")
  func evaluation() async {
    let context = LAContext()
    context.localizedFallbackTitle = "Use the kettle"
    #expect(context.localizedFallbackTitle == "Use the kettle")
    let result = await withCheckedContinuation { continuation in
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "tea") { isDone, error in
        continuation.resume(returning: (isDone, (error as? LAError)?.code))
      }
    }
    #expect(result == (false, .passcodeNotSet))
    do {
      try await context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "tea")
      Issue.record("the user was authenticated")
    } catch LAError.biometryNotEnrolled {
    } catch {
      Issue.record("another error: \(error)")
    }
  }
}
