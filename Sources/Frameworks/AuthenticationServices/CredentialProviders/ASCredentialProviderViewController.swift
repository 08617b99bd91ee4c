/// The controller of an extension that offers passwords, passkeys and codes.
///
/// The phone does not start such extensions (SignIn.CP3); apps and tests can present the controller
/// and call its methods themselves.
open class ASCredentialProviderViewController: UIViewController {
  private let ownContext = ASCredentialProviderExtensionContext()

  /// The context by which the extension answers a request.
  open override var extensionContext: ASCredentialProviderExtensionContext { ownContext }

  // MARK: Lists

  /// Prepares a list of credentials for services; does nothing, subclasses show the list.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  /// Prepares a list of credentials for services and a website that accepts passkeys.
  ///
  /// Prepares the list without passkeys, unless a subclass does more (guess).
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) { prepareCredentialList(for: serviceIdentifiers) }

  /// Prepares a list of one-time codes; does nothing, subclasses show the list.
  open func prepareOneTimeCodeCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier]
  ) {}

  /// Prepares a list of texts to insert; does nothing, subclasses show the list.
  open func prepareInterfaceForUserChoosingTextToInsert() {}

  // MARK: One credential

  /// Answers a request without asking the user.
  ///
  /// Requests for passwords are passed on to the older method by its identity (documented); others
  /// are left to subclasses.
  open func provideCredentialWithoutUserInteraction(
    for credentialRequest: any ASCredentialRequest
  ) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity
    else { return }
    provideCredentialWithoutUserInteraction(for: identity)
  }

  /// Answers a request for a password without asking the user; does nothing, subclasses answer.
  open func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  /// Prepares what is shown to the user before a credential is provided.
  ///
  /// Requests for passwords are passed on to the older method by its identity (documented); others
  /// are left to subclasses.
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity
    else { return }
    prepareInterfaceToProvideCredential(for: identity)
  }

  /// Prepares what is shown to the user before a password is provided; does nothing, subclasses
  /// show it.
  open func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  // MARK: Passkeys and configuration

  /// Prepares what is shown to the user before a passkey is made; does nothing, subclasses show it.
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}

  /// Makes a passkey without asking the user; does nothing, subclasses make it.
  open func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {}

  /// Prepares what is shown after the user has turned the extension on; does nothing, subclasses
  /// show it.
  open func prepareInterfaceForExtensionConfiguration() {}
}
