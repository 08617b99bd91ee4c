/// A tag of one of four kinds; the phone reads no tags.
public enum NFCTag {
  /// A FeliCa tag.
  case feliCa(any NFCFeliCaTag)
  /// An ISO 7816 tag, such as a passport.
  case iso7816(any NFCISO7816Tag)
  /// An ISO 15693 tag.
  case iso15693(any NFCISO15693Tag)
  /// A MIFARE tag.
  case miFare(any NFCMiFareTag)

  /// Whether the tag is in range.
  public var isAvailable: Bool {
    switch self {
    case .feliCa(let tag): tag.isAvailable
    case .iso7816(let tag): tag.isAvailable
    case .iso15693(let tag): tag.isAvailable
    case .miFare(let tag): tag.isAvailable
    }
  }
}
