import Accounts
import Testing

/// Steps Accounts.AC1–AC4.
@Suite struct AccountTests {
  private func code(_ body: () async throws -> Void) async -> Int? {
    do {
      try await body()
      return nil
    } catch {
      let error = error as NSError
      #expect(error.domain == ACErrorDomain)
      return error.code
    }
  }

  @Test("Accounts.AC1. There are no accounts, and a kind has its identifier alone")
  func accounts() throws {
    let store = ACAccountStore()
    let kind = try #require(
      store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter))
    #expect(kind.identifier == ACAccountTypeIdentifierTwitter && !kind.accessGranted)
    #expect(kind.accountTypeDescription == nil)
    #expect(store.accountType(withAccountTypeIdentifier: nil) == nil)
    #expect(store.accounts(with: kind).isEmpty && store.accounts.count == 0)
    #expect(store.account(withIdentifier: "tea") == nil)
  }

  @Test("Accounts.AC2. A request for accounts is answered with an error in both forms")
  func access() async throws {
    let store = ACAccountStore()
    let kind = try #require(
      store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierFacebook))
    let result = await withCheckedContinuation { continuation in
      store.requestAccessToAccounts(with: kind, options: nil) { isGranted, error in
        continuation.resume(returning: (isGranted, (error as? NSError)?.code))
      }
    }
    #expect(result == (false, Int(ACErrorAccountNotFound.rawValue)))
    #expect(await code { _ = try await store.requestAccessToAccounts(with: kind) } == 6)
  }

  @Test("Accounts.AC3. Accounts cannot be stored, removed and renewed")
  func changes() async throws {
    let store = ACAccountStore()
    let account = try #require(ACAccount(accountType: nil))
    #expect(await code { _ = try await store.saveAccount(account) } == 4)
    #expect(await code { _ = try await store.removeAccount(account) } == 6)
    let result = await withCheckedContinuation { continuation in
      store.renewCredentials(for: account) { result, _ in continuation.resume(returning: result) }
    }
    #expect(result == .failed)
  }

  @Test("Accounts.AC4. An account that an app makes can be archived")
  func archive() throws {
    let kind = ACAccountStore().accountType(
      withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter)
    let account = try #require(ACAccount(accountType: kind))
    account.username = "kettle"
    account.credential = ACAccountCredential(oAuthToken: "a", tokenSecret: "b")
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: account, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: ACAccount.self, from: data))
    #expect(read.username == "kettle" && read.credential.oauthToken == "a")
    #expect(read.accountType.identifier == ACAccountTypeIdentifierTwitter)
    #expect(read.identifier == nil)
  }
}
