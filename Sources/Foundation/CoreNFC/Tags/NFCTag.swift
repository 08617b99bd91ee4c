/// A tag of one of the kinds; the phone reads none.
public enum NFCTag {
  /// A tag of FeliCa.
  case feliCa(any NFCFeliCaTag)
  /// A tag of ISO 7816, such as a passport.
  case iso7816(any NFCISO7816Tag)
  /// A tag of ISO 15693.
  case iso15693(any NFCISO15693Tag)
  /// A tag of MIFARE.
  case miFare(any NFCMiFareTag)

  /// Whether the tag is near.
  public var isAvailable: Bool {
    switch self {
    case .feliCa(let tag): tag.isAvailable
    case .iso7816(let tag): tag.isAvailable
    case .iso15693(let tag): tag.isAvailable
    case .miFare(let tag): tag.isAvailable
    }
  }
}
