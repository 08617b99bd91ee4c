import LocalAuthentication
import Testing

/// Step ObjectiveC.WC11: requirements that an app makes without arguments.
@Suite struct MadeRequirementTests {
  private final class Requirement: LAAuthenticationRequirement, @unchecked Sendable {
    let name = "mock"
  }

  @Test("ObjectiveC.WC11, WC12. Requirements are made without arguments, also subclasses")
  func requirements() {
    #expect(LABiometryFallbackRequirement() !== LABiometryFallbackRequirement.default)
    let list: [LAAuthenticationRequirement] = [LAAuthenticationRequirement(), Requirement()]
    #expect(list.compactMap { ($0 as? Requirement)?.name } == ["mock"])
    #expect(list[0] !== LAAuthenticationRequirement.default)
  }
}
