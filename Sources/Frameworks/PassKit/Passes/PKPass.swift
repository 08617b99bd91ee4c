internal import TactusCrashReports

/// A pass; the phone has none, because it has no wallet.
///
/// As no pass can be read, the properties are those of an empty pass, which a subclass in an app's
/// tests overrides (Wallet.PL1).
open class PKPass: PKObject, @unchecked Sendable {
  /// Creates an empty pass, for subclasses in tests.
  public override init() { super.init() }

  /// Throws an error: the phone cannot check the signature of a pass.
  ///
  /// - Parameter data: The data of the pass.
  public init(data: Data) throws {
    super.init()
    RuntimeWarning.once(
      "PKPass: the phone has no wallet and reads no passes; see "
        + "PKPassLibrary.isPassLibraryAvailable() before", namesPlace: true)
    throw PKPassKitError(.invalidSignature)
  }

  /// The pass type: `barcode`.
  open var passType: PKPassType { .barcode }
  /// The pass as one in the secure element; nil for other passes.
  open var secureElementPass: PKSecureElementPass? { self as? PKSecureElementPass }
  /// The pass as a payment card; nil for other passes.
  open var paymentPass: PKPaymentPass? { self as? PKPaymentPass }
  /// The serial number: empty.
  open var serialNumber: String { "" }
  /// The pass type identifier: empty.
  open var passTypeIdentifier: String { "" }
  /// The URL of the web service: nil.
  open var webServiceURL: URL? { nil }
  /// The authentication token of the web service: nil.
  open var authenticationToken: String? { nil }
  /// The icon: an empty image.
  open var icon: UIImage { UIImage() }
  /// The localized name: empty.
  open var localizedName: String { "" }
  /// The localized description: empty.
  open var localizedDescription: String { "" }
  /// The organization's name: empty.
  open var organizationName: String { "" }
  /// The date at which the pass is relevant: nil.
  open var relevantDate: Date? { nil }
  /// The app's own values: nil.
  open var userInfo: [AnyHashable: Any]? { nil }
  /// The URL that shows the pass in the wallet: nil.
  open var passURL: URL? { nil }
  /// Whether the pass is on another device: always false.
  open var isRemotePass: Bool { false }
  /// The name of the device with the pass: empty.
  open var deviceName: String { "" }

  /// Returns nil: there are no fields.
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
