/// The response with a content key, or with other data of a server.
///
/// - Thread: any; all its properties are constants.
open class AVContentKeyResponse: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a FairPlay Streaming response.
  public convenience init(fairPlayStreamingKeyResponseData keyResponseData: Data) {
    self.init(.fairPlayStreaming)
  }

  /// Creates a response with a clear key.
  ///
  /// - Parameters:
  ///   - keyData: The key.
  ///   - initializationVector: The initialization vector; nil for that of the stream.
  public convenience init(clearKeyData keyData: Data, initializationVector: Data?) {
    self.init(.clearKey)
  }

  /// Creates a response with an authorization token.
  public convenience init(authorizationTokenData: Data) { self.init(.authorizationToken) }

  // MARK: Internals

  init(_ system: AVContentKeySystem) {
    self.system = system
    super.init()
  }

  /// The key system.
  ///
  /// The data is not kept: the phone cannot decrypt content (Players.CK3).
  let system: AVContentKeySystem
}
