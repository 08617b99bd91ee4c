import TactusPrinters

// The texts about a job, besides its state.
extension PrintJob {
  /// The name of the app that prints; empty for a job of the phone itself.
  public var appName: String { client?.name ?? "" }

  /// The pages of a copy and the copies, such as `5 pages, 2 copies`.
  public var amountText: String {
    let copies = copies == 1 ? "1 copy" : "\(copies) copies"
    let pages = pageCount == 1 ? "1 page" : "\(pageCount) pages"
    return pageCount > 0 ? "\(pages), \(copies)" : copies
  }

  /// The options that differ from the printer's defaults, such as `Double-sided, Black & White`.
  public var optionsText: String {
    var words: [String] = []
    if !ticket.pageRanges.isEmpty {
      let ranges = ticket.pageRanges.map { range in
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
      }
      let isOne = ticket.pageRanges.count == 1 && ticket.pageRanges[0].count == 1
      words.append("\(isOne ? "Page" : "Pages") \(ranges.joined(separator: ", "))")
    }
    if ticket.sides != .one { words.append("Double-sided") }
    if !ticket.isColor { words.append("Black & White") }
    return words.joined(separator: ", ")
  }

  /// The paper name shown to users; empty for the printer's default.
  public var paperText: String { ticket.paper?.title ?? "" }

  /// Returns how long ago the app handed the job over, in words.
  ///
  /// - Parameter seconds: The phone's time in seconds.
  public func ageText(at seconds: Double) -> String {
    let age = seconds - Double(submitted.nanoseconds) / 1e9
    guard age >= 60 else { return "Just now" }
    guard age.isFinite, age < 1e9 else { return "" }
    let minutes = Int(age / 60)
    func count(_ number: Int, _ unit: String) -> String {
      "\(number) \(unit)\(number == 1 ? "" : "s") ago"
    }
    if minutes < 60 { return count(minutes, "minute") }
    let hours = minutes / 60
    return hours < 24 ? count(hours, "hour") : count(hours / 24, "day")
  }
}
