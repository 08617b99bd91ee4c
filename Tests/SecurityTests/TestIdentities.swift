import Foundation
import Security
import Testing

/// Identities in PKCS #12 that were made for these tests, valid from November 28, 2026.
enum TestIdentities {
  /// The password of the files.
  static let password = "lumps"

  /// A key on P-256 with its certificate, for which `Pot Root` of the same file has signed.
  static let pot = """
    MIIGOwIBAzCCBfEGCSqGSIb3DQEHAaCCBeIEggXeMIIF2jCCBHIGCSqGSIb3DQEHBqCCBGM
    wggRfAgEAMIIEWAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBA
    hY6n7GUkwXOwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEGqtanQPpg5KCKEMS
    lC06t+AggPwmuEOF6H66+iMBRgQw63wkFPno4NUQWRkmMpN5LMaSI08jlP1fkR0TmnHOVm7
    yAFxifFPfi7MyFZ19F92+gU4vlJbHR8oeY+hgLWeWVMvSqmrfYvfN8KQjx22CpNUxhhqim9
    FPb65t2VDC2RQV8d/cRlGapH8iAz/gZ5ZfQrAejOm2NQ6T4yqtzWihU8355WymFythSSwaf
    vbP9Qgbla8kwg353jDBn4CN7XS+3Aox6/rMV80dLZMED71HEjPKf92VHdOi5j6XOH0v2+uk
    Zj+RN7rCojNkb7Smx0U+ddJpp/y+U6+Aol3H3HeRy3j+EOvipsWJB3DcxjQcH+FgwgN4blN
    9kTb6DhjctbizCE75Df44xalbRz0lba2ylmYP+ReshA0rrZrZtJ35av2bYHUshC1pjmEqg2
    mogtrjoIxh6qfUrFwIo9md8pUN4NDZxBwUwxnTOgp2kNBgxRNg+scOWEM/JFzcfoFxcs9d1
    1CFvsgZ38qoaTwT+LVofaE/xYolVYzRaAwamybsBsMP1PdsUs7hrbt0XjXgDaM7S5YxzzSP
    FetzWWmMius0Pnb3D0bGuAFRpwwP+zUHUAi2IR5GsV8VkN/Qt4vyQRvAjnlxrNFZfW6umRN
    lrYTfIwE/hJNiEAPiB1XRPDicUJzqcm3ET6yNx78qS6mIOEOEnXxr3r991MVrUAl0Bw9pts
    DjiQ+j+GRqhdBvhBwahMs0UU4QUbvry/osS73lamVunhVxNt1+0neFS+WcVSnPvAspbin1n
    BnOfr/8HBLulfcWibkA3I0ZBAg5iHTbjneGwyQB+h/dvv7eXBeE40N1nsfJiDZDILbPhRH+
    6MGEPEuUnULhgA2Gj+3ir3R+gdTATyTeyt4R7xeZpgJFGYW1SF+4dYrk+5tLPyQrpKIc1fU
    JBbq5J4un1Lzrh3L6Hld6iASpAd5Nq5mgrP04jXTtfUJp6XjGdeux1JLcj65DUIqQc+Ke5Q
    8rQz+TII5UtoeGhqqjp7f8d5SKdbq01e88k9q+ey0gp2dgSLhbnS/vhAPQygRlgRTKY0tEF
    GfWlfjqjXiJelbrYwY0sEerdgxO/za4uf1f4owfncjv1qiwPoB1AKAhiyrjw/dw3UbvYDOr
    EtBS+5Wh1D+SIoGGUdAO0BocrSZhs8fKhYey03V7FAhVng6tiBCH/5mLyQWfpffk/V/IU5Q
    WM7lK+Omilk/Mfsxe2AXzM8njqfjenJ8s7PUdgHtiNkPxwYbm9ShNQvN9jtfaT8ADJL4321
    osjSujwryW3NIUjPkEXqeA9esYpLv73+Wm5d+qqxO1ohXPmyFKxjdFs8OY0Woddv4+7vldy
    /ZM1bGMIIBYAYJKoZIhvcNAQcBoIIBUQSCAU0wggFJMIIBRQYLKoZIhvcNAQwKAQKgge8wg
    ewwVwYJKoZIhvcNAQUNMEowKQYJKoZIhvcNAQUMMBwECNWd+TXO4bKnAgIIADAMBggqhkiG
    9w0CCQUAMB0GCWCGSAFlAwQBKgQQ4TSHe+e9UI5hdlQ111GnKgSBkPS134RwkGCtC7/op82
    /saEC6GP+dr1RlRJcihCIr8RT1etEMbeYXUnDinO+kDzdG7Zu0kCTXech3NIBJTWISga4IE
    m7Y9nZhkpRfPRPxODYIAQMf8Ikid5Jftl+rhDcTvMeZGW0A12sLmqfXRhykqRg7x1kDNxnM
    P3RqsLq87fFSSQrV7/9O8aVTOfq8UnKmDFEMB0GCSqGSIb3DQEJFDEQHg4AdABlAGEAIABw
    AG8AdDAjBgkqhkiG9w0BCRUxFgQU6KN+exqCnMrUfGnyXwRF1GwwfTcwQTAxMA0GCWCGSAF
    lAwQCAQUABCAryFDwyz81FRX1JpBvBLNc9umEPED92/SfQITe/n/fIQQILwu/2Coz9+gCAg
    gA
    """

  /// Another certificate of the key in `pot`, with the serial number 17.
  static let second = """
    MIIBsDCCAVegAwIBAgIBETAKBggqhkjOPQQDAjAsMRcwFQYDVQQKEw5LZXR0bGUgICBXb3J
    rczERMA8GA1UEAxMIUG90IFJvb3QwHhcNMjYxMTI4MTYxNDI5WhcNMzYxMTI1MTYxNDI5Wj
    AsMRcwFQYDVQQKEw5LZXR0bGUgICBXb3JrczERMA8GA1UEAxMIVGVhICBwb3QwWTATBgcqh
    kjOPQIBBggqhkjOPQMBBwNCAARq1VaKTNfurA3aFsH+r+3GCradHyGaXaYYTILLHQgHbaug
    uQ1ppzdDtH7Vff8h4Ucl8FP7nDvtUhvNZSUeIA6Oo2owaDAbBgNVHREEFDASgRBhbm5hQGt
    ldHRsZS50ZXN0MB0GA1UdDgQWBBSWJEhCuuRnU1+DhOYOvn0vhu3sYzAJBgNVHRMEAjAAMB
    8GA1UdIwQYMBaAFDUfmQgH0oSYReFuvkD/ClNzR6p4MAoGCCqGSM49BAMCA0cAMEQCIDmYS
    H7IbIxBlNVUauYwSRDufkM+6cpB5R6Y62ZosJ2ZAiBGB/vb2mvTRBwcUBaNGx9c8PvN76sH
    +b/Almbw9d1Icw==
    """

  /// An RSA key of 1,024 bits with its own certificate, as older programs encrypt files.
  static let old = """
    MIIGAQIBAzCCBccGCSqGSIb3DQEHAaCCBbgEggW0MIIFsDCCAq8GCSqGSIb3DQEHBqCCAqA
    wggKcAgEAMIIClQYJKoZIhvcNAQcBMBwGCiqGSIb3DQEMAQYwDgQIXPc4efR1aV8CAggAgI
    ICaHt8gpSgaPMXw4a89yFnjPfotNKUG4GgrSqRK/nkWfnwdt8Bqr6JQjMndt+cjG5cZRSA+
    b+mREWr/IZI3UfAorfXGWNQWzxxrHquJ2Hxdah1b4Q0ULkdvqRtX8EKei+JULNVbrKVQN8N
    FjB76zAsKxcVClAdtplDoVCooWLSaQvwIVvEJ8vAwm430ZsGEhtGK+tECazilUKHNnbmLli
    OMNjtJfOTX4/vjpnoIgwb8GqsYohtTxuEwafssGrlcqFNbcw94fM8klfBzfqkfJxa7nkLZM
    TRHAUddkT1m8m0Df077trlU86LjoUqP5ZfzT4OqyHnfP1eDB10u3hSePPNl/Bplia0s4Xq7
    8X53pk9ZB3LSvR9FY5qzALwBuO09kAjWnUBao31pKKKhIMByOZtDIo5/sMFp+L8NYzmorL0
    Q354EdoWWcRVpRDVvfrQ4pvzct537VZjSQM4L5ALjpy/saWxuNPBhjlhdqSQT5VX5g+5xG2
    +jcf99aHnZnvqV3IS8Hb0j+F0FzJhGmNftOUqOQ6DSD5bz1kcyq1ORf231ONEENNKPFGZXl
    TMdM1pD/734kUOMVVzP2RCHB/Cqs6Y7HOJmoMlZ+nycv908L54a7eevFE4kgWZfbD2XLJhT
    W7Dn+vfypqY6X/Er5ju/Z7ERuLJK3V+dUm3qqrzEKWQLsC7ri4QXmWqvHNcM2EgFe/CKkfg
    bXjXxV/QjEWmRzq08BBf5Ie+3QkGF89joKql6f7w1Rev6xA6Nt8T8NxMJ0XvnVX2nfQ/zK0
    beVJEOHRsM62mT9QidhoRK7CQMx0tSCx/MxB9DWzrNgowggL5BgkqhkiG9w0BBwGgggLqBI
    IC5jCCAuIwggLeBgsqhkiG9w0BDAoBAqCCAqYwggKiMBwGCiqGSIb3DQEMAQMwDgQI8VheG
    NznbgwCAggABIICgIwFHRH3RdXAVy2p2GuxGmSPip/juHxDuZ+MgDqp7AvAAxK9Dyb1VnsC
    Fa/ODZox2UGlmGXheMbcPyvyqXauzP20Npe0zKAlltkiUb4ZfQpbeC/Q8hVV30iPH7V0vtt
    L86mEPJgdKc7hSORqtUd23lIl55js09Tf4oBrgXDw63z1yFbGuTk0AXwfkpDawqciDoxtNV
    gTp0X6gMmoKLrdVLi8sfl65wdvnoJMf7khTexWqOv34V6Aqxt0l444fdhzVq8S8rfA97N/V
    4xvIqyie7a22AV7j10zOkWtFSWjTIWXg/T0/nGBQ65Yg5BSqR4/9bYX5kPHKv670pFY52nU
    6k5BFxpwcKwnSP6orNjG7eieiIoskE4BSLXw6lM/ClOIsJQeRRs5yfCXOjQIy5RpvZz6kyS
    9EDDt2jL5byIrCDKE2XybVZKItG+tlaxOesjhTlkrHiTfjIPGN1o5LguYgR3UMo9hL4fheu
    nLtdOYPlXRDy6C9RZVUTfNFPyzuUJvtFFPh8ImanQiWhLitS+YUQqcIc3zf5YaaOvnCtBxU
    ZlrMYZoVAcrqKoF1CZXZ1aButByQir7ZqWKBTNHpkJfhm271P9Y0pIpzahOO+N5AEvjjx0y
    SBQheGvye6DfCTIgBKMXfolFn/d1Td0ATht/KNAkRnEVcTulFiKG3HFOAs3M1XGO/pbD7Ot
    qvFXVHy5im2t7Gwj8x8U0pkvGW9sr/vO48BJhZ7ZV21o19xYAgBDZNGNIEaJ9XXTlUGNW/c
    wkgvituWVHyUEcq7Oucr+hwu/7Ye+9J1jQ9VakAMLxZups3XbhVZOdQSzwwE3bqmrbGKxUd
    4p70zMhb1ywrA5hIw8xJTAjBgkqhkiG9w0BCRUxFgQUxIDPvRCUFvzx4eNhcOpSh/5KgJsw
    MTAhMAkGBSsOAwIaBQAEFBKeLKMLu3c2mbLJzJVFq9a4KqOgBAgeBlrP03hUSwICCAA=
    """

  /// Imports the first identity of a file.
  static func imported(_ text: String) throws -> SecIdentity {
    var items: CFArray?
    let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    let options: [CFString: Any] = [kSecImportExportPassphrase: password]
    #expect(SecPKCS12Import(data as CFData, options as CFDictionary, &items) == errSecSuccess)
    let dictionaries = try #require(items as? [[String: Any]])
    return try #require(dictionaries.first?[kSecImportItemIdentity as String] as? SecIdentity)
  }
}
