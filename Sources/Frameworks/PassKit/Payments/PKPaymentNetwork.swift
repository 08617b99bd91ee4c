/// A payment network.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a value of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // - Source: the first three values are those that public code prints, the others follow them.
  //   Confidence: guess.

  /// The network American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// The network Visa.
  public static let visa = PKPaymentNetwork("Visa")
  /// The network Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// The network Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// The network of store cards.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// The network China UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// The network Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// The network JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// The network Suica.
  public static let suica = PKPaymentNetwork("Suica")
  /// The network QUICPay.
  public static let quicPay = PKPaymentNetwork("QUICPay")
  /// The network iD.
  public static let idCredit = PKPaymentNetwork("iD")
  /// The network Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// The network Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// The network V Pay.
  public static let vPay = PKPaymentNetwork("VPay")
  /// The network eftpos.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// The network Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// The network mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// The network Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// The network girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// The network Mir.
  public static let mir = PKPaymentNetwork("Mir")
  /// Payments by a barcode on the screen.
  public static let barcode = PKPaymentNetwork("Barcode")
  /// The network Dankort.
  public static let dankort = PKPaymentNetwork("Dankort")
  /// The network BANCOMAT.
  public static let bancomat = PKPaymentNetwork("Bancomat")
  /// The network Bancontact.
  public static let bancontact = PKPaymentNetwork("Bancontact")
  /// The network nanaco.
  public static let nanaco = PKPaymentNetwork("Nanaco")
  /// The network WAON.
  public static let waon = PKPaymentNetwork("Waon")
  /// The network PostFinance.
  public static let postFinance = PKPaymentNetwork("PostFinance")
  /// The network PagoBANCOMAT.
  public static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
  /// The network T-money.
  public static let tmoney = PKPaymentNetwork("Tmoney")
  /// The network Meeza.
  public static let meeza = PKPaymentNetwork("Meeza")
  /// The network BankAxept.
  public static let bankAxept = PKPaymentNetwork("BankAxept")
  /// The network NAPAS.
  public static let NAPAS = PKPaymentNetwork("NAPAS")
}
