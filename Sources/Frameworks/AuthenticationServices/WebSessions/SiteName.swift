/// The name by which a question names a website.
enum SiteName {
  /// Returns the registered domain of an address, such as `example.com` for
  /// `https://login.example.com`; the host of an address without one.
  ///
  /// The list of public suffixes is not available, so a country's second level, such as `co.uk`,
  /// is told by its length.
  ///
  /// - Source: the alerts in pictures of phones name the registered domain. Confidence: guess.
  static func of(_ url: URL) -> String {
    guard let host = url.host()?.lowercased(), !host.isEmpty else { return url.absoluteString }
    let labels = host.split(separator: ".")
    let isNumeric = host.contains(":") || labels.allSatisfy { $0.allSatisfy(\.isNumber) }
    guard labels.count > 2, !isNumeric else { return host }
    let isCountry = labels[labels.count - 1].count == 2 && labels[labels.count - 2].count <= 3
    return labels.suffix(isCountry ? 3 : 2).joined(separator: ".")
  }
}
