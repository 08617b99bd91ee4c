/// The download of the app.
public struct AppTransaction: Hashable, Sendable {
  /// The identifier of the app.
  public let bundleID: String
  /// The version of the app.
  public let appVersion: String
  /// The version of the app that the user first downloaded; the current version (Purchases.AT1).
  public let originalAppVersion: String
  /// The date of the app's first use.
  public let originalPurchaseDate: Date
  /// The date of the signature.
  public let signedDate: Date
  private let verification: DeviceVerification
  private let signer: StoreSigner

  /// The identifier of the app in the App Store; `nil` in a local store.
  public var appID: UInt64? { nil }
  /// The identifier of the version in the App Store; `nil` in a local store.
  public var appVersionID: UInt64? { nil }
  /// The date of an order before the release; `nil`.
  public var preorderDate: Date? { nil }
  /// The identifier of the download.
  public var appTransactionID: String { signer.appTransactionID }
  /// The environments of the store.
  public var environment: AppStore.Environment { .xcode }
  /// The value that binds it to the phone.
  public var deviceVerification: Data { verification.value }
  /// The nonce of the device verification.
  public var deviceVerificationNonce: UUID { verification.nonce }

  init(_ state: LocalStore.State) {
    let information = Bundle.main
    let version = information.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
    bundleID = information.bundleIdentifier ?? ""
    (appVersion, originalAppVersion) = (version, version)
    (originalPurchaseDate, signedDate) = (state.log.firstUse, state.now)
    signer = StoreSigner(state.log)
    verification = DeviceVerification(signer.deviceID)
  }

  /// The download of the app.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { try await refresh() }
  }

  /// Returns the download of the app.
  nonisolated(nonsending) public static func refresh()
    async throws -> VerificationResult<AppTransaction>
  {
    try LocalStore.current.read { state in
      if let failure = state.settings.errors[.appTransaction] { throw failure.error }
      return .verified(AppTransaction(state))
    }
  }

  /// Returns whether two values describe the same download.
  public static func == (first: AppTransaction, second: AppTransaction) -> Bool {
    first.appTransactionID == second.appTransactionID && first.appVersion == second.appVersion
  }

  /// Adds the identifier of the download to a hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(appTransactionID) }
}

extension AppTransaction: _StoreSigned {
  /// The signed JSON.
  public var jsonRepresentation: Data { Payload(self).data }

  /// The signed text and its parts.
  public var _signature: (text: String, header: Data, signature: Data, signed: Data) {
    signer.sign(jsonRepresentation).parts
  }

  private struct Payload: Encodable {
    let receiptType = AppStore.Environment.xcode.rawValue
    let bundleId: String
    let applicationVersion: String
    let originalApplicationVersion: String
    let originalPurchaseDate: Int64
    let receiptCreationDate: Int64
    let appTransactionId: String
    let deviceVerification: String
    let deviceVerificationNonce: String

    init(_ value: AppTransaction) {
      (bundleId, applicationVersion) = (value.bundleID, value.appVersion)
      originalApplicationVersion = value.originalAppVersion
      originalPurchaseDate = value.originalPurchaseDate.milliseconds
      receiptCreationDate = value.signedDate.milliseconds
      appTransactionId = value.appTransactionID
      deviceVerification = value.deviceVerification.base64EncodedString()
      deviceVerificationNonce = value.deviceVerificationNonce.uuidString.lowercased()
    }
  }
}
