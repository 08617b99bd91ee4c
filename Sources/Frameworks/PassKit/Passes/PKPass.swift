internal import TactusCrashReports

/// A pass of the user's wallet, which the phone does not have.
///
/// Step Wallet.PL1. As no pass can be read, the values are those of a pass about which nothing is
/// known, which a subclass in an app's tests overrides.
open class PKPass: PKObject, @unchecked Sendable {
  /// Creates a pass without values, as an app's tests do.
  public override init() { super.init() }

  /// Reads a pass, which throws: the phone cannot check its signature.
  ///
  /// - Parameter data: The data of the pass.
  public init(data: Data) throws {
    super.init()
    RuntimeWarning.once(
      "PKPass: the phone has no wallet and reads no passes; see "
        + "PKPassLibrary.isPassLibraryAvailable() before", namesPlace: true)
    throw PKPassKitError(.invalidSignature)
  }

  /// The kind of the pass: one with a code.
  open var passType: PKPassType { .barcode }
  /// The pass as a card in the secure part of the phone, or `nil` for another pass.
  open var secureElementPass: PKSecureElementPass? { self as? PKSecureElementPass }
  /// The pass as a card, or `nil` for another pass.
  open var paymentPass: PKPaymentPass? { self as? PKPaymentPass }
  /// The number of the pass; empty.
  open var serialNumber: String { "" }
  /// The identifier of the kind of pass; empty.
  open var passTypeIdentifier: String { "" }
  /// The address of the service that updates the pass; `nil`.
  open var webServiceURL: URL? { nil }
  /// The secret for the service; `nil`.
  open var authenticationToken: String? { nil }
  /// The icon; an empty picture.
  open var icon: UIImage { UIImage() }
  /// The name; empty.
  open var localizedName: String { "" }
  /// The description; empty.
  open var localizedDescription: String { "" }
  /// The name of who gave the pass; empty.
  open var organizationName: String { "" }
  /// The date at which the pass is useful; `nil`.
  open var relevantDate: Date? { nil }
  /// The app's own values; `nil`.
  open var userInfo: [AnyHashable: Any]? { nil }
  /// The address that shows the pass in the wallet; `nil`.
  open var passURL: URL? { nil }
  /// Whether the pass is on another device; false.
  open var isRemotePass: Bool { false }
  /// The name of the device with the pass; empty.
  open var deviceName: String { "" }

  /// Returns the text of a field; `nil`.
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
