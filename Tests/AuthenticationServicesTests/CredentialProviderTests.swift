import AuthenticationServices
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps SignIn.CP1–CP5.
@MainActor @Suite(.serialized, .exclusiveScreen) struct CredentialProviderTests {
  private final class Provider: ASCredentialProviderViewController {
    var passwords: [String] = []
    var lists: [String] = []

    override func prepareCredentialList(
      for serviceIdentifiers: [ASCredentialServiceIdentifier]
    ) { lists += serviceIdentifiers.map(\.identifier) }

    override func provideCredentialWithoutUserInteraction(
      for credentialIdentity: ASPasswordCredentialIdentity
    ) { passwords.append(credentialIdentity.user) }

    override func prepareInterfaceToProvideCredential(
      for credentialIdentity: ASPasswordCredentialIdentity
    ) { passwords.append("\(credentialIdentity.user), shown") }
  }

  private var password: ASPasswordCredentialIdentity {
    ASPasswordCredentialIdentity(
      serviceIdentifier: ASCredentialServiceIdentifier(identifier: "kettle.test", type: .domain),
      user: "tea", recordIdentifier: "7")
  }

  private var passkey: ASPasskeyCredentialIdentity {
    ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: "kettle.test", userName: "tea", credentialID: Data([1]),
      userHandle: Data([2]))
  }

  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test("SignIn.CP1. Identities know their service and user, and can be archived")
  func identities() throws {
    let identity = password
    identity.rank = 3
    let read = try archived(identity)
    #expect(read.serviceIdentifier.identifier == "kettle.test" && read.user == "tea")
    #expect(read.serviceIdentifier.type == .domain)
    #expect(read.recordIdentifier == "7" && read.rank == 3)
    let copy = try #require(identity.copy() as? ASPasswordCredentialIdentity)
    #expect(copy.rank == 3 && copy.user == "tea")

    let key = try archived(passkey)
    #expect(key.credentialID == Data([1]) && key.userHandle == Data([2]))
    #expect(key.recordIdentifier == nil && key.user == "tea")
    #expect(key.serviceIdentifier.identifier == "kettle.test")

    let codes = ASOneTimeCodeCredentialIdentity(
      serviceIdentifier: identity.serviceIdentifier, label: "Kettle", recordIdentifier: nil)
    #expect(try archived(codes).user == "Kettle")

    let request = ASPasskeyCredentialRequest(
      credentialIdentity: passkey, clientDataHash: Data([9]), userVerificationPreference: .required,
      supportedAlgorithms: [.ES256])
    let again = try archived(request)
    #expect(again.clientDataHash == Data([9]) && again.supportedAlgorithms == [.ES256])
    #expect(again.userVerificationPreference == .required && again.type == .passkeyAssertion)
    #expect((again.credentialIdentity as? ASPasskeyCredentialIdentity)?.userName == "tea")
  }

  @Test("SignIn.CP2. The store is disabled, and refuses changes")
  func store() async {
    let store = ASCredentialIdentityStore.shared
    #expect(store === ASCredentialIdentityStore.shared)
    let state = await store.state()
    #expect(!state.isEnabled && !state.supportsIncrementalUpdates)
    let told = await withCheckedContinuation { next in
      store.getState { next.resume(returning: $0.isEnabled) }
    }
    #expect(!told)
    let found = await store.credentialIdentities(
      forService: nil, credentialIdentityTypes: .password)
    #expect(found.isEmpty)
    let identities: [any ASCredentialIdentity] = [password, passkey]
    await #expect(throws: ASCredentialIdentityStoreError.self) {
      try await store.saveCredentialIdentities(identities)
    }
    let code = await withCheckedContinuation { next in
      store.replaceCredentialIdentities(with: [password]) { success, error in
        let code = (error as? ASCredentialIdentityStoreError)?.code
        next.resume(returning: success ? nil : code)
      }
    }
    #expect(code == .storeDisabled)
    await #expect(throws: ASCredentialIdentityStoreError.self) {
      try await store.removeAllCredentialIdentities()
    }
  }

  @Test("SignIn.CP3. A controller passes requests for passwords on, and its context ends them")
  func controllers() {
    let provider = Provider()
    provider.provideCredentialWithoutUserInteraction(
      for: ASPasswordCredentialRequest(credentialIdentity: password))
    provider.prepareInterfaceToProvideCredential(
      for: ASPasswordCredentialRequest(credentialIdentity: password))
    let request: any ASCredentialRequest = ASPasskeyCredentialRequest(
      credentialIdentity: passkey, clientDataHash: Data(), userVerificationPreference: .preferred,
      supportedAlgorithms: [])
    provider.provideCredentialWithoutUserInteraction(for: request)
    #expect(provider.passwords == ["tea", "tea, shown"])
    provider.prepareCredentialList(for: [password.serviceIdentifier])
    #expect(provider.lists == ["kettle.test"])

    var answers: [Bool] = []
    let context = provider.extensionContext
    #expect(context === provider.extensionContext)
    context.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: "tea", password: "Earl Grey")
    ) { answers.append($0) }
    context.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: "123456")) {
      answers.append($0)
    }
    #expect(answers == [true, true])
    context.cancelRequest(withError: ASExtensionError(.userCanceled))
  }

  @Test("SignIn.CP4. The extension is not turned on, and has no settings")
  func settings() async {
    #expect(await ASSettingsHelper.requestToTurnOnCredentialProviderExtension() == false)
    await #expect(throws: CocoaError.self) {
      try await ASSettingsHelper.openCredentialProviderAppSettings()
    }
  }

  @Test("SignIn.CP5. Requests keep what they ask of a passkey beside a signature")
  func extensions() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
      relyingPartyIdentifier: "kettle.test")
    let new = provider.createCredentialRegistrationRequest(
      challenge: Data(), name: "tea", userID: Data())
    new.largeBlob = .supportPreferred
    new.prf = .checkForSupport
    #expect(new.largeBlob?.supportRequirement == .preferred)
    #expect(new.prf?.shouldCheckForSupport == true)
    let proof = provider.createCredentialAssertionRequest(challenge: Data())
    proof.largeBlob = .write(Data([4]))
    proof.prf = .inputValues(.init(saltInput1: Data([5])))
    #expect(proof.largeBlob?.operation == .write(Data([4])))
    #expect(proof.prf?.inputValues?.saltInput1 == Data([5]))
    #expect(proof.prf?.inputValues?.saltInput2 == nil)
  }
}
