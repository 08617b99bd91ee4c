internal import TactusCrashReports

/// The attestation of an app, which this phone does not support.
///
/// Step Device.DC2.
///
/// - Thread: any; all its properties are constants.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let service = DCAppAttestService()

  /// Creates another object for the service, as tests do that override its methods.
  public override init() { super.init() }

  /// The service.
  open class var shared: DCAppAttestService { service }

  /// Whether the device can attest an app; false.
  open var isSupported: Bool { false }

  // MARK: Keys

  /// Makes a key, which fails.
  ///
  /// - Parameter completionHandler: A closure, called on another thread with the error.
  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    let error = failure()
    PhoneTime.callOnAnotherThread { completionHandler(nil, error) }
  }

  /// Makes a key, which throws.
  open func generateKey() async throws -> String { throw failure() }

  // MARK: Proofs

  /// Attests a key by Apple's server, which fails.
  ///
  /// - Parameters:
  ///   - keyId: The identifier of the key.
  ///   - clientDataHash: The digest of the server's challenge.
  ///   - completionHandler: A closure, called on another thread with the error.
  open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let error = failure()
    PhoneTime.callOnAnotherThread { completionHandler(nil, error) }
  }

  /// Attests a key by Apple's server, which throws.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw failure()
  }

  /// Signs data with a key, which fails.
  ///
  /// - Parameters:
  ///   - keyId: The identifier of the key.
  ///   - clientDataHash: The digest of the data.
  ///   - completionHandler: A closure, called on another thread with the error.
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let error = failure()
    PhoneTime.callOnAnotherThread { completionHandler(nil, error) }
  }

  /// Signs data with a key, which throws.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw failure()
  }

  private func failure() -> DCError {
    RuntimeWarning.once(
      "DCAppAttestService: the phone is not made by Apple, so no app is attested; see isSupported "
        + "before",
      namesPlace: true)
    return DCError(.featureUnsupported)
  }
}
