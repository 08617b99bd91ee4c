import LocalAuthentication
import Testing

/// Rights and credentials, without a face, a finger or a passcode.
@Suite struct RightTests {
  /// Returns the code of the error that a closure throws.
  private func code(_ body: () async throws -> Void) async -> LAError.Code? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? LAError)?.code
    }
  }

  @Test("Device.LA3. A context keeps credentials until it is invalid")
  func credentials() {
    let context = LAContext()
    #expect(!context.isCredentialSet(.applicationPassword))
    #expect(context.setCredential(Data([1]), type: .applicationPassword))
    #expect(context.isCredentialSet(.applicationPassword))
    #expect(!context.isCredentialSet(.smartCardPIN))
    #expect(context.setCredential(nil, type: .applicationPassword))
    #expect(!context.isCredentialSet(.applicationPassword))
    context.invalidate()
    #expect(!context.setCredential(Data([1]), type: .applicationPassword))
    #expect(!context.isCredentialSet(.applicationPassword))
  }

  @Test("Device.LA4. The user cannot be authenticated for a right")
  func right() async {
    let right = LARight()
    #expect(right.state == .unknown)
    #expect(await code { try await right.checkCanAuthorize() } == .passcodeNotSet)
    #expect(right.state == .unknown)
    #expect(await code { try await right.authorize(localizedReason: "tea") } == .passcodeNotSet)
    #expect(right.state == .notAuthorized)
    for requirement in [LAAuthenticationRequirement.biometry, .biometryCurrentSet] {
      let right = LARight(requirement: requirement)
      #expect(
        await code { try await right.authorize(localizedReason: "tea") } == .biometryNotEnrolled)
    }
    let other = LARight(requirement: .biometry(fallback: .devicePasscode))
    #expect(await code { try await other.checkCanAuthorize() } == .passcodeNotSet)
    await other.deauthorize()
    #expect(other.state == .notAuthorized)
  }

  @Test("Device.LA5. No rights are stored")
  func store() async {
    let store = LARightStore.shared
    #expect(
      await code { try await store.saveRight(LARight(), identifier: "tea", secret: Data()) }
        == .passcodeNotSet)
    #expect(await code { _ = try await store.right(forIdentifier: "tea") } == .passcodeNotSet)
    #expect(await code { try await store.removeAllRights() } == nil)
  }
}
