import AuthenticationServices
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps SignIn.AU1–AU4, AI1–AI2 and PW1.
@MainActor @Suite(.serialized, .exclusiveScreen) struct AuthorizationTests {
  fileprivate final class Listener: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    var codes: [ASAuthorizationError.Code?] = []

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { codes.append((error as? ASAuthorizationError)?.code) }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      Issue.record("nothing is presented")
      return ASPresentationAnchor()
    }
  }

  private let phone = SimulatedPhone(.iPhoneX)
  private let challenge = Data([1, 2, 3])

  private func codes(
    _ requests: [ASAuthorizationRequest],
    _ perform: (ASAuthorizationController) -> Void = { $0.performRequests() }
  ) -> [ASAuthorizationError.Code?] {
    let listener = Listener()
    let controller = ASAuthorizationController(authorizationRequests: requests)
    controller.delegate = listener
    controller.presentationContextProvider = listener
    phone.launch(LoginApp.self)
    phone.run {
      perform(controller)
      // AU1. The delegate is told later.
      #expect(listener.codes.isEmpty)
    }
    phone.waitUntilIdle()
    #expect(controller.authorizationRequests == requests)
    return listener.codes
  }

  @Test("SignIn.AU1, SignIn.AU2. Requests fail, each kind with its error")
  func failures() {
    let apple = ASAuthorizationAppleIDProvider().createRequest()
    apple.requestedScopes = [.fullName, .email]
    let password = ASAuthorizationPasswordProvider().createRequest()
    let organization = ASAuthorizationSingleSignOnProvider(identityProvider: LoginApp.page)
    #expect(!organization.canPerformAuthorization && organization.url == LoginApp.page)
    #expect(codes([apple]) == [.unknown])
    #expect(codes([password, apple]) == [.unknown])
    #expect(codes([organization.createRequest()]) == [.notHandled])
    #expect(codes([]) == [.unknown])
  }

  @Test("SignIn.AU2. Requests for passkeys and security keys fail, and know what they are for")
  func keys() {
    let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(
      relyingPartyIdentifier: "kettle.test")
    let new = passkeys.createCredentialRegistrationRequest(
      challenge: challenge, name: "tea", userID: Data([7]))
    #expect(new.relyingPartyIdentifier == "kettle.test" && new.challenge == challenge)
    #expect(new.name == "tea" && new.userID == Data([7]) && new.requestStyle == .standard)
    #expect(new.provider === passkeys)
    #expect(codes([new]) == [.failed])
    let proof = passkeys.createCredentialAssertionRequest(challenge: challenge)
    proof.allowedCredentials = [.init(credentialID: Data([9]))]
    #expect(proof.relyingPartyIdentifier == "kettle.test" && codes([proof]) == [.failed])
    let stick = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(
      relyingPartyIdentifier: "kettle.test")
    let other = stick.createCredentialRegistrationRequest(
      challenge: challenge, displayName: "Tea", name: "tea", userID: Data([7]))
    other.credentialParameters = [.init(algorithm: .ES256)]
    #expect(other.displayName == "Tea" && codes([other]) == [.failed])
    #expect(codes([stick.createCredentialAssertionRequest(challenge: challenge)]) == [.failed])
  }

  @Test("SignIn.AU3. Requests that prefer credentials on the phone are canceled")
  func immediate() {
    let request = ASAuthorizationPasswordProvider().createRequest()
    let options = ASAuthorizationController.RequestOptions.preferImmediatelyAvailableCredentials
    #expect(codes([request]) { $0.performRequests(options: options) } == [.canceled])
    #expect(codes([request]) { $0.performRequests(options: []) } == [.unknown])
  }

  @Test("SignIn.AU4. Requests that wait for the user wait until they are canceled")
  func assisted() {
    let request = ASAuthorizationPasswordProvider().createRequest()
    #expect(codes([request]) { $0.performAutoFillAssistedRequests() } == [])
    let canceled = codes([request]) { controller in
      controller.performAutoFillAssistedRequests()
      controller.cancel()
      controller.cancel()
    }
    #expect(canceled == [.canceled])
    #expect(codes([request]) { $0.cancel() } == [])
  }

  @Test("SignIn.AI2. No user is found")
  func states() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "tea") == .notFound)
    let state = await withCheckedContinuation { continuation in
      provider.getCredentialState(forUserID: "tea") { state, error in
        continuation.resume(returning: error == nil ? state : nil)
      }
    }
    #expect(state == .notFound)
  }

  @Test("SignIn.PW1. A password can be copied and archived")
  func passwords() throws {
    let credential = ASPasswordCredential(user: "tea", password: "Earl Grey")
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: credential, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: ASPasswordCredential.self, from: data)
    #expect(read?.user == "tea" && read?.password == "Earl Grey")
    #expect((credential.copy() as? ASPasswordCredential)?.password == "Earl Grey")
  }

  @Test("An error of a request is one of Foundation")
  func error() {
    let error: any Error = ASAuthorizationError(.notHandled)
    let object = error as NSError
    #expect(object.domain == ASAuthorizationErrorDomain && object.code == 1003)
  }
}
