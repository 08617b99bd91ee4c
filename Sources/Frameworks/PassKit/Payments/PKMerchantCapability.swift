/// The payment protocols and cards that a merchant supports.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  /// EMV.
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
  /// Instant transfers to a card.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 1 << 7)

  /// An older name of `threeDSecure`.
  public static let capability3DS = threeDSecure
  /// An older name of `emv`.
  public static let capabilityEMV = emv
  /// An older name of `credit`.
  public static let capabilityCredit = credit
  /// An older name of `debit`.
  public static let capabilityDebit = debit
}
