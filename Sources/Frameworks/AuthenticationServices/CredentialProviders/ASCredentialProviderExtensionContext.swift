/// The context of an extension that offers credentials, by which it answers a request.
///
/// No app runs such an extension here (SignIn.CP3): an answer goes nowhere, and its handler is
/// called at once with true, as by `NSExtensionContext`.
open class ASCredentialProviderExtensionContext: NSExtensionContext {
  /// Ends the configuration of the extension; does nothing, as there is no system that waits.
  open func completeExtensionConfigurationRequest() {}

  /// Ends the request with an error; does nothing, as there is no system that waits.
  open override func cancelRequest(withError error: any Error) {}

  /// Answers the request with a password; calls the handler with true.
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Answers the request with a password, and returns true.
  @discardableResult
  nonisolated(nonsending) open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential
  ) async -> Bool {
    await withCheckedContinuation { next in
      completeRequest(withSelectedCredential: credential) { next.resume(returning: $0) }
    }
  }

  /// Answers the request with the proof of a passkey; calls the handler with true.
  open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Answers the request with the proof of a passkey, and returns true.
  @discardableResult
  nonisolated(nonsending) open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential
  ) async -> Bool {
    await withCheckedContinuation { next in
      completeAssertionRequest(using: credential) { next.resume(returning: $0) }
    }
  }

  /// Answers the request with a new passkey; calls the handler with true.
  open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Answers the request with a new passkey, and returns true.
  @discardableResult
  nonisolated(nonsending) open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential
  ) async -> Bool {
    await withCheckedContinuation { next in
      completeRegistrationRequest(using: credential) { next.resume(returning: $0) }
    }
  }

  /// Answers the request with a one-time code; calls the handler with true.
  open func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Answers the request with a one-time code, and returns true.
  @discardableResult
  nonisolated(nonsending) open func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential
  ) async -> Bool {
    await withCheckedContinuation { next in
      completeOneTimeCodeRequest(using: credential) { next.resume(returning: $0) }
    }
  }

  /// Answers the request with a text; calls the handler with true.
  open func completeRequest(
    withTextToInsert text: String,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Answers the request with a text, and returns true.
  @discardableResult
  nonisolated(nonsending) open func completeRequest(
    withTextToInsert text: String
  ) async -> Bool {
    await withCheckedContinuation { next in
      completeRequest(withTextToInsert: text) { next.resume(returning: $0) }
    }
  }
}
