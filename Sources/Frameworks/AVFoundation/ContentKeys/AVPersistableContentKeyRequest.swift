/// A request for a persistable key.
///
/// There are none, as such keys are not supported (Players.CK4).
///
/// - Thread: any; all its properties are constants.
open class AVPersistableContentKeyRequest: AVContentKeyRequest, @unchecked Sendable {
  /// Creates a persistable key from the response of a server.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case.
  open func persistableContentKey(
    fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil
  ) throws -> Data { throw AVContentKeySession.noKeys }
}
