/// The data of a stored right; there is none without a passcode (Device.LA5).
///
/// - Thread: any; all its properties are constants.
open class LASecret: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Returns the data to a closure, which fails.
  open func loadData(completion handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    PhoneTime.callOnAnotherThread { handler(nil, LAError(.passcodeNotSet)) }
  }

  /// The data, which throws.
  public var rawData: Data { get async throws { throw LAError(.passcodeNotSet) } }
}
