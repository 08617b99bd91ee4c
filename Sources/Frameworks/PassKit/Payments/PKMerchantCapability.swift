/// The capabilities of an app's service for payments.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The capabilities as a number.
  public let rawValue: UInt

  /// Creates capabilities of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Payments by 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  /// Payments by EMV.
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
  /// Payments to a card at once.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 1 << 7)

  /// The older name of `threeDSecure`.
  public static let capability3DS = threeDSecure
  /// The older name of `emv`.
  public static let capabilityEMV = emv
  /// The older name of `credit`.
  public static let capabilityCredit = credit
  /// The older name of `debit`.
  public static let capabilityDebit = debit
}
