/// A request for a key that an app may store.
///
/// There are none, as the phone has no such keys (Players.CK4).
///
/// - Thread: any; all its properties are constants.
open class AVPersistableContentKeyRequest: AVContentKeyRequest, @unchecked Sendable {
  /// Makes a key that an app may store from the response of a server.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case.
  open func persistableContentKey(
    fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil
  ) throws -> Data { throw AVContentKeySession.noKeys }
}
