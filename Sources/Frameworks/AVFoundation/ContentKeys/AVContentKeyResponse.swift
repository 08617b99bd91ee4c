/// The key of a content, or what a server has answered instead.
///
/// - Thread: any; all its properties are constants.
open class AVContentKeyResponse: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a response of FairPlay Streaming.
  public convenience init(fairPlayStreamingKeyResponseData keyResponseData: Data) {
    self.init(.fairPlayStreaming)
  }

  /// Creates a response of a key that is not protected itself.
  ///
  /// - Parameters:
  ///   - keyData: The key.
  ///   - initializationVector: The bytes with which decryption begins; nil for those of the stream.
  public convenience init(clearKeyData keyData: Data, initializationVector: Data?) {
    self.init(.clearKey)
  }

  /// Creates a response of a token that authorizes playback.
  public convenience init(authorizationTokenData: Data) { self.init(.authorizationToken) }

  // MARK: Internals

  init(_ system: AVContentKeySystem) {
    self.system = system
    super.init()
  }

  /// The key system.
  ///
  /// The bytes are not kept: nothing on the phone decrypts with them (Players.CK3).
  let system: AVContentKeySystem
}
