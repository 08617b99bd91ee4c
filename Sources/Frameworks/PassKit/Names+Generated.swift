// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/PassKit.tsv.
// Do not edit.

/// The outline of an add-pass button.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// No outline.
  case black = 0
  /// An outline, for dark backgrounds.
  case blackOutline = 1
}

/// The colors of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White.
  case white = 0
  /// White with an outline.
  case whiteOutline = 1
  /// Black.
  case black = 2
  /// Black in the light appearance, white in the dark one.
  case automatic = 3
}

/// The purposes of a payment button.
public enum PKPaymentButtonType: Int, Sendable {
  /// A payment.
  case plain = 0
  /// A purchase.
  case buy = 1
  /// The setup of a card.
  case setUp = 2
  /// A payment in a store.
  case inStore = 3
  /// A donation.
  case donate = 4
  /// A checkout.
  case checkout = 5
  /// A booking.
  case book = 6
  /// A subscription.
  case subscribe = 7
  /// A reload of a balance.
  case reload = 8
  /// Money added to a balance.
  case addMoney = 9
  /// A top-up of a balance.
  case topUp = 10
  /// An order.
  case order = 11
  /// A rental.
  case rent = 12
  /// The support of a cause.
  case support = 13
  /// A contribution.
  case contribute = 14
  /// A tip.
  case tip = 15
  /// The continuation of a purchase.
  case `continue` = 16
}

/// The reasons why a card was not added.
public enum PKAddPaymentPassError: Int, Sendable {
  /// The phone or the app cannot add cards.
  case unsupported = 0
  /// The user canceled.
  case userCancelled = 1
  /// The system canceled.
  case systemCancelled = 2
}

/// The styles of a card that is added.
public enum PKAddPaymentPassStyle: Int, Sendable {
  /// Payments.
  case payment = 0
  /// Access, such as to doors.
  case access = 1
}

/// The encryption schemes of card data.
public struct PKEncryptionScheme: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Elliptic-curve cryptography.
  public static let ECC_V2 = Self(rawValue: "ECC_V2")
  /// RSA.
  public static let RSA_V2 = Self(rawValue: "RSA_V2")
}

/// The activation states of a payment card, before iOS 13.4.
public enum PKPaymentPassActivationState: UInt, Sendable {
  /// Active.
  case activated = 0
  /// Activation by the issuer is required.
  case requiresActivation = 1
  /// Activation is in progress.
  case activating = 2
  /// Suspended.
  case suspended = 3
  /// Deactivated for good.
  case deactivated = 4
}

/// The outcomes of a request to suppress the wallet near a terminal.
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
  /// The device cannot suppress it.
  case notSupported = 0
  /// The wallet is already presented.
  case alreadyPresenting = 1
  /// The app lacks the entitlement.
  case denied = 2
  /// The request ended early.
  case cancelled = 3
  /// The wallet is suppressed.
  case success = 4
}

/// The error domain of passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// An error of passes.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct PKPassKitError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PKPassKitError

    /// The cause is unknown.
    case unknownError = -1
    /// The data are not a pass.
    case invalidDataError = 1
    /// The version of the pass format is not supported.
    case unsupportedVersionError = 2
    /// The signature is not valid.
    case invalidSignature = 3
    /// The app lacks an entitlement.
    case notEntitledError = 4
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PKPassKitErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The data are not a pass.
  public static var invalidDataError: Code { .invalidDataError }
  /// The version of the pass format is not supported.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// The signature is not valid.
  public static var invalidSignature: Code { .invalidSignature }
  /// The app lacks an entitlement.
  public static var notEntitledError: Code { .notEntitledError }
}

/// The outcomes of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// The passes were added.
  case didAddPasses = 0
  /// The user wants to review the passes first.
  case shouldReviewPasses = 1
  /// The passes were not added.
  case didCancelAddPasses = 2
}

/// The keys of a pass library's notifications.
public struct PKPassLibraryNotificationKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The added passes.
  public static let addedPassesUserInfoKey = Self(rawValue: "PKPassLibraryAddedPassesUserInfo")
  /// The replacement passes.
  public static let replacementPassesUserInfoKey =
    Self(rawValue: "PKPassLibraryReplacementPassesUserInfo")
  /// Identifiers of the removed passes.
  public static let removedPassInfosUserInfoKey =
    Self(rawValue: "PKPassLibraryRemovedPassInfosUserInfo")
  /// The pass type identifier of a removed pass.
  public static let passTypeIdentifierUserInfoKey =
    Self(rawValue: "PKPassLibraryPassTypeIdentifierUserInfo")
  /// The serial number of a removed pass.
  public static let serialNumberUserInfoKey = Self(rawValue: "PKPassLibrarySerialNumberUserInfo")
}

/// The names of a pass library's notifications; never posted.
public struct PKPassLibraryNotificationName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The passes have changed.
  public static let PKPassLibraryDidChange = Self(rawValue: "PKPassLibraryDidChangeNotification")
  /// The passes on another device have changed.
  public static let PKPassLibraryRemotePaymentPassesDidChange =
    Self(rawValue: "PKPassLibraryRemotePaymentPassesDidChangeNotification")
}

/// The types of passes.
public enum PKPassType: UInt, Sendable {
  /// A pass with a barcode.
  case barcode = 0
  /// A pass in the secure element.
  case secureElement = 1
  /// Any type.
  case any = 0xFFFF_FFFF_FFFF_FFFF
  /// An older name of `secureElement`.
  public static let payment = Self.secureElement
}

/// The token of a request to suppress the wallet.
public typealias PKSuppressionRequestToken = Int

/// Whether a payment in installments is offered.
public enum PKApplePayLaterAvailability: Int, Sendable {
  /// It is offered.
  case available = 0
  /// It is not offered, because an item is not eligible.
  case unavailableItemIneligible = 1
  /// It is not offered, because the payment recurs.
  case unavailableRecurringTransaction = 2
}

/// A field of the contact that a payment requires.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The postal address.
  public static let postalAddress = Self(rawValue: "post")
  /// The email address.
  public static let emailAddress = Self(rawValue: "email")
  /// The phone number.
  public static let phoneNumber = Self(rawValue: "phone")
  /// The name.
  public static let name = Self(rawValue: "name")
  /// The phonetic name.
  public static let phoneticName = Self(rawValue: "phoneticName")
}

/// The outcomes of a payment and of its parts.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// Accepted.
  case success = 0
  /// Failed.
  case failure = 1
  /// The billing address is not valid.
  case invalidBillingPostalAddress = 2
  /// The shipping address is not valid.
  case invalidShippingPostalAddress = 3
  /// The shipping contact is not valid.
  case invalidShippingContact = 4
  /// A PIN is required.
  case pinRequired = 5
  /// The PIN is wrong.
  case pinIncorrect = 6
  /// Too many wrong PINs.
  case pinLockout = 7
}

/// The error domain of payments.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// An error in the user's entries for a payment.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct PKPaymentError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PKPaymentError

    /// The cause is unknown.
    case unknownError = -1
    /// The shipping contact is not valid.
    case shippingContactInvalidError = 1
    /// The billing contact is not valid.
    case billingContactInvalidError = 2
    /// The shipping address is out of the delivery area.
    case shippingAddressUnserviceableError = 3
    /// The coupon code is not valid.
    case couponCodeInvalidError = 4
    /// The coupon code has expired.
    case couponCodeExpiredError = 5
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PKPaymentErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The shipping contact is not valid.
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  /// The billing contact is not valid.
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  /// The shipping address is out of the delivery area.
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  /// The coupon code is not valid.
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  /// The coupon code has expired.
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}

/// The keys of a payment error's user info.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contact field, a `PKContactField`.
  public static let contactFieldUserInfoKey = Self(rawValue: "PKPaymentErrorContactField")
  /// The address field, a key of Contacts.
  public static let postalAddressUserInfoKey = Self(rawValue: "PKPaymentErrorPostalAddress")
}

/// The types of payment cards.
public enum PKPaymentMethodType: UInt, Sendable {
  /// Unknown.
  case unknown = 0
  /// A debit card.
  case debit = 1
  /// A credit card.
  case credit = 2
  /// A prepaid card.
  case prepaid = 3
  /// A store card.
  case store = 4
  /// Electronic money.
  case eMoney = 5
}

/// A payment network.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The network American Express.
  public static let amex = Self(rawValue: "AmEx")
  /// The network Visa.
  public static let visa = Self(rawValue: "Visa")
  /// The network Mastercard.
  public static let masterCard = Self(rawValue: "MasterCard")
  /// The network Discover.
  public static let discover = Self(rawValue: "Discover")
  /// The network of store cards.
  public static let privateLabel = Self(rawValue: "PrivateLabel")
  /// The network China UnionPay.
  public static let chinaUnionPay = Self(rawValue: "ChinaUnionPay")
  /// The network Interac.
  public static let interac = Self(rawValue: "Interac")
  /// The network JCB.
  public static let JCB = Self(rawValue: "JCB")
  /// The network Suica.
  public static let suica = Self(rawValue: "Suica")
  /// The network QUICPay.
  public static let quicPay = Self(rawValue: "QUICPay")
  /// The network iD.
  public static let idCredit = Self(rawValue: "iD")
  /// The network Electron.
  public static let electron = Self(rawValue: "Electron")
  /// The network Maestro.
  public static let maestro = Self(rawValue: "Maestro")
  /// The network V Pay.
  public static let vPay = Self(rawValue: "VPay")
  /// The network eftpos.
  public static let eftpos = Self(rawValue: "Eftpos")
  /// The network Elo.
  public static let elo = Self(rawValue: "Elo")
  /// The network mada.
  public static let mada = Self(rawValue: "Mada")
  /// The network Cartes Bancaires.
  public static let cartesBancaires = Self(rawValue: "CartesBancaires")
  /// The network girocard.
  public static let girocard = Self(rawValue: "Girocard")
  /// The network Mir.
  public static let mir = Self(rawValue: "Mir")
  /// Payments by a barcode on the screen.
  public static let barcode = Self(rawValue: "Barcode")
  /// The network Dankort.
  public static let dankort = Self(rawValue: "Dankort")
  /// The network BANCOMAT.
  public static let bancomat = Self(rawValue: "Bancomat")
  /// The network Bancontact.
  public static let bancontact = Self(rawValue: "Bancontact")
  /// The network nanaco.
  public static let nanaco = Self(rawValue: "Nanaco")
  /// The network WAON.
  public static let waon = Self(rawValue: "Waon")
  /// The network PostFinance.
  public static let postFinance = Self(rawValue: "PostFinance")
  /// The network PagoBANCOMAT.
  public static let pagoBancomat = Self(rawValue: "PagoBancomat")
  /// The network T-money.
  public static let tmoney = Self(rawValue: "Tmoney")
  /// The network Meeza.
  public static let meeza = Self(rawValue: "Meeza")
  /// The network BankAxept.
  public static let bankAxept = Self(rawValue: "BankAxept")
  /// The network NAPAS.
  public static let NAPAS = Self(rawValue: "NAPAS")
}

/// Whether an amount is final.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// Final.
  case final = 0
  /// Not known yet.
  case pending = 1
}

/// The editing modes of the shipping contact.
public enum PKShippingContactEditingMode: UInt, Sendable {
  /// Editable.
  case available = 1
  /// Not editable, because the user picks the goods up in a store.
  case storePickup = 2
  /// An older name of `available`.
  public static let enabled = Self.available
}

/// The way to the customer: shipping, delivery, or pickup.
public enum PKShippingType: UInt, Sendable {
  /// Shipped.
  case shipping = 0
  /// Delivered by the store.
  case delivery = 1
  /// Picked up in a store by the user.
  case storePickup = 2
  /// Picked up at the user's by a service.
  case servicePickup = 3
}
