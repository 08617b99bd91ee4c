import Foundation
import Security

/// Certificates that were made for these tests, valid from November 22, 2026.
enum TestCertificates {
  /// An authority on P-256, valid for a hundred years.
  static let root = """
    MIIBwTCCAWegAwIBAgIUTRw7s3EWCZzNn+9OiTKFz5Kne1swCgYIKoZIzj0EAwIwLTEVMB
    MGA1UECgwMS2V0dGxlIFdvcmtzMRQwEgYDVQQDDAtLZXR0bGUgUm9vdDAgFw0yNjExMjIw
    MTU4NDJaGA8yMTI2MTAyOTAxNTg0MlowLTEVMBMGA1UECgwMS2V0dGxlIFdvcmtzMRQwEg
    YDVQQDDAtLZXR0bGUgUm9vdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDJXw1x3SpSV
    hpWPuYhqAuuVsh7XKaMAEToMK8qVrMDu6pbkQVzqyJUXAf7gjgnsS91tVdwsbB1nioP6h7
    GE3wujYzBhMB0GA1UdDgQWBBQouA/1UkDyW2l/JJ2x85hdls/GdTAfBgNVHSMEGDAWgBQo
    uA/1UkDyW2l/JJ2x85hdls/GdTAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwICBD
    AKBggqhkjOPQQDAgNIADBFAiEA8tEI33Dd/7sMGkd+kfa4p+TK85hZz4o+wwuNaG9txiEC
    IEJxO4qcHf6SiTp+HertL3kPaA+v+4Sg2Ie33spZTVin
    """

  /// A server of `kettle.test`, `*.cups.test` and 192.0.2.7, which `root` signed for ten years.
  static let server = """
    MIIB4jCCAYigAwIBAgIBKjAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxLZXR0bGUgV29ya3
    MxFDASBgNVBAMMC0tldHRsZSBSb290MB4XDTI2MTEyMjAxNTg0MloXDTM2MTExOTAxNTg0
    MlowNzEUMBIGA1UEAwwLa2V0dGxlLnRlc3QxHzAdBgkqhkiG9w0BCQEWEGFubmFAa2V0dG
    xlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATlEfaSund4QUBSJfEeFWUv9UNW
    Gj2SwLehguW0SkttOIwEX/WCyL4n9m7y58fE+WBGDb5QuXhK0tigq/vKI9u2o4GOMIGLMC
    kGA1UdEQQiMCCCC2tldHRsZS50ZXN0ggsqLmN1cHMudGVzdIcEwAACBzATBgNVHSUEDDAK
    BggrBgEFBQcDATAJBgNVHRMEAjAAMB0GA1UdDgQWBBQO6MUAiKoLY5Danr0hhN7E3QLuDz
    AfBgNVHSMEGDAWgBQouA/1UkDyW2l/JJ2x85hdls/GdTAKBggqhkjOPQQDAgNIADBFAiEA
    zyQ5yipsJmNpS4BbkP9RKWloePSg3Hz0BreLwl1zuaoCIEPVeNB9IT+sxF5hlIxXzkhI40
    vuANIjnMjMsBBefA1a
    """

  /// A certificate with an RSA key of 1,024 bits and an organizational unit only.
  static let brewing = """
    MIICAjCCAWugAwIBAgIUWbGNYy6Cr8LAz5RUg1Zue3tWWcowDQYJKoZIhvcNAQELBQAwEj
    EQMA4GA1UECwwHQnJld2luZzAgFw0yNjExMjIwMTU4NDJaGA8yMTI2MTAyOTAxNTg0Mlow
    EjEQMA4GA1UECwwHQnJld2luZzCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEA4ZTZ18
    8A2srkeIrRp+7YmKKbjVVPN5WWp58RQq/WyBRQg4zoYHIgK8XnquOwnJ1h9uYaKvxO9iNN
    S/3+MrOytisbzRvxSPnL/JVkepR1F0v903XJxkCGQvJvQuN3px/nweb1oDTp0DK6+Mpuk0
    t6cUMRd5zmaWIMsKvU0HmrG7sCAwEAAaNTMFEwHQYDVR0OBBYEFErlXwxczmOFkS667Vkf
    ja8WS2W9MB8GA1UdIwQYMBaAFErlXwxczmOFkS667Vkfja8WS2W9MA8GA1UdEwEB/wQFMA
    MBAf8wDQYJKoZIhvcNAQELBQADgYEAdFLv3blV8Jndj446ekxC6qjjU26feoq3L6twInsw
    m5Od+NlVIR/rZ9qT5qn7ffBpCZs/TI52HAeEibHduiUIhAGFeTImi5VETrgG3QXK+h3a1D
    PdFexSouu22yaf0CYJzLEUm9aFbWY6cqklQuutN28C/KssjhnSnXgLrSUK8HI=
    """

  /// Returns the certificate in a text.
  static func certificate(_ text: String) -> SecCertificate? {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap {
      SecCertificateCreateWithData(nil, $0 as CFData)
    }
  }
}
