import Accounts
import Testing

/// Step ObjectiveC.WC11: objects of Accounts that an app makes without arguments.
@Suite struct MadeAccountTests {
  private final class Kind: ACAccountType, @unchecked Sendable {
    override var identifier: String! { "mock" }
    override var accessGranted: Bool { true }
  }

  @Test("ObjectiveC.WC11, WC12. Kinds and credentials are empty; an account has a subclass's kind")
  func empty() {
    #expect(ACAccountCredential().oauthToken == nil)
    #expect(ACAccountType().identifier == "" && !ACAccountType().accessGranted)
    let account = ACAccount(accountType: Kind())
    #expect(account?.accountType.identifier == "mock" && account?.accountType.accessGranted == true)
  }
}
