/// The detection of flights in a text (DataDetection.DD7).
enum FlightDetector {
  /// Returns all matches in order.
  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    let whole = text as NSString
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      let (code, number) = (match.range(withName: "code"), match.range(withName: "number"))
      guard let airline = airlines[whole.substring(with: code)] else { return nil }
      return DetectedData(
        .flight([.airline: airline, .flight: whole.substring(with: number)]), at: match.range)
    }
  }

  private static let expression = try? NSRegularExpression(
    pattern: #"""
      (?<![\p{L}\p{N}])(?:[Ff]light\ |[Ff]lug\ |[Vv]ol\ )?(?<code>[A-Z0-9]{2})\ ?(?<number>\d{2,4})
      (?![\p{L}\p{N}]|[.,:/-]\d)
      """#, options: .allowCommentsAndWhitespace)

  /// The airlines by their IATA codes.
  ///
  /// - Source: the codes that IATA publishes, of large airlines. Confidence: documented; that
  ///   others are rare is a guess.
  private static let airlines: [String: String] = [
    "AA": "American Airlines", "AC": "Air Canada", "AF": "Air France", "AI": "Air India",
    "AS": "Alaska Airlines", "AY": "Finnair", "AZ": "ITA Airways", "B6": "JetBlue",
    "BA": "British Airways", "CA": "Air China", "CX": "Cathay Pacific", "DL": "Delta Air Lines",
    "EK": "Emirates", "ET": "Ethiopian Airlines", "EW": "Eurowings", "EY": "Etihad Airways",
    "FR": "Ryanair", "IB": "Iberia", "JL": "Japan Airlines", "KE": "Korean Air", "KL": "KLM",
    "LA": "LATAM Airlines", "LH": "Lufthansa", "LO": "LOT Polish Airlines", "LX": "Swiss",
    "MU": "China Eastern Airlines", "NH": "All Nippon Airways", "NZ": "Air New Zealand",
    "OS": "Austrian Airlines", "QF": "Qantas", "QR": "Qatar Airways", "SK": "SAS",
    "SN": "Brussels Airlines", "SQ": "Singapore Airlines", "TK": "Turkish Airlines",
    "TP": "TAP Air Portugal", "U2": "easyJet", "UA": "United Airlines", "VS": "Virgin Atlantic",
    "WN": "Southwest Airlines",
  ]
}
