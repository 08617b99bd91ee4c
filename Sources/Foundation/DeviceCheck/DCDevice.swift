internal import TactusCrashReports

/// The proof that a device is genuine, which this phone cannot give.
///
/// Steps Device.DC1…
///
/// - Thread: any; all its properties are constants.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()

  /// Creates another object for the device, as tests do that override its methods.
  public override init() { super.init() }

  /// The device.
  open class var current: DCDevice { device }

  /// Whether the device can prove that it is genuine; false.
  open var isSupported: Bool { false }

  /// Makes a token for the app's server, which fails.
  ///
  /// - Parameter completion: A closure, called on another thread with the error.
  open func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let error = failure()
    PhoneTime.callOnAnotherThread { completion(nil, error) }
  }

  /// Makes a token for the app's server, which throws.
  open func generateToken() async throws -> Data { throw failure() }

  private func failure() -> DCError {
    RuntimeWarning.once(
      "DCDevice.generateToken: the phone is not made by Apple, so there is no token; see "
        + "isSupported before",
      namesPlace: true)
    return DCError(.featureUnsupported)
  }
}
